import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { flushStates, topTemperature } from "../../data/illustration.ts";
import { readThermal } from "../engines/thermal-pixels.ts";
import { desk, open, phone, sites } from "./browse.ts";
import { at, openFrame } from "./frame.ts";

const [before, during, after] = flushStates;

const choice = (page: Page, name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });

/** Waits until all motion has stopped. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
}

/** Asserts that each window covers the picture with its opaque part, and its content is where the cold one is. */
async function frontsCover(page: Page): Promise<void> {
  const picture = await page.locator(".flush-picture").boundingBox();
  for (const front of await page.locator(".flush-front").all()) {
    const box = await front.boundingBox();
    expect(box?.x).toBe(picture?.x);
    expect((box?.width ?? 0) * 0.89).toBeGreaterThanOrEqual(picture?.width ?? 0);
    const content = await front.locator(".flush-scene").boundingBox();
    expect([content?.x, Math.round(content?.width ?? 0)]).toEqual([picture?.x, picture?.width]);
  }
}

describe("the readings match the drawing within 1 °C", () => {
  const tablet = { width: 768, height: 1024 };
  const screen = { width: 1920, height: 1080 };
  test.each([{ width: 320, height: 640 }, phone, tablet, desk, screen])(
    "$width px wide",
    async (viewport) => {
      const page = await open("/", { viewport });
      const middleOf = async (part: string) => {
        const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator(part).boundingBox()) ?? {};
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      };
      for (const state of flushStates) {
        await choice(page, state.name).check();
        await page.locator(".flush-picture").scrollIntoViewIfNeeded();
        const { x } = await middleOf(".flush-picture");
        const [top, foot] = [(await middleOf(".flush-spot-top")).y, (await middleOf(".flush-spot-foot")).y];
        const clip = { x: x - 2, y: top - 2, width: 4, height: foot - top + 4 };
        const picture = await page.screenshot({ clip });
        const temperatureAt = async (y: number) =>
          (await readThermal(picture, { left: 0, top: y - clip.y - 2, width: 4, height: 4 })).celsius;
        expect(Math.abs((await temperatureAt(top)) - topTemperature)).toBeLessThanOrEqual(1);
        expect(Math.abs((await temperatureAt(foot)) - state.foot)).toBeLessThanOrEqual(1);
      }
    },
  );
});

test("its radio buttons have readings and work with the arrow keys and without JavaScript", async () => {
  const page = await open("/", { javaScriptEnabled: false });
  const group = page.getByRole("group", { name: "Show the radiator before, during or after a flush" });
  for (const state of flushStates) {
    const name = new RegExp(`^${state.name}, .*\\b${state.foot} °C$`);
    expect(await group.getByRole("radio", { name }).count()).toBe(1);
  }
  expect(await group.getByRole("radio").count()).toBe(flushStates.length);
  expect(await choice(page, before.name).isChecked()).toBe(true);
  await choice(page, before.name).focus();
  await page.keyboard.press("ArrowRight");
  expect(await choice(page, during.name).isChecked()).toBe(true);
  expect(await page.getByText(during.caption).isVisible()).toBe(true);
  expect(await page.getByText(before.caption).isVisible()).toBe(false);
  await page.keyboard.press("ArrowRight");
  expect(await page.getByText(after.caption).isVisible()).toBe(true);
});

test("a touch chooses a state", async () => {
  const page = await open("/", { viewport: phone, hasTouch: true });
  const box = await page.locator("label", { hasText: after.name }).boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  expect(await choice(page, after.name).isChecked()).toBe(true);
});

test("a choice moves nothing else, at any width", async () => {
  const frame = await openFrame(`${sites[0].address}/`);
  const sizes = [320, 360, 412, 768, 1000, 1280, 1920].map((width) => ({ width, height: 800 }));
  const placesByChoice = await at(frame, sizes, () =>
    [...document.querySelectorAll<HTMLInputElement>(".flush input")].map((radio) => {
      radio.click();
      const parts = [...document.querySelectorAll(".flush input, .flush small, main > *")];
      const boxes = parts.map((part) => part.getBoundingClientRect());
      return [radio.checked, boxes.map(({ top, height }) => `${top} ${height}`)] as const;
    }),
  );
  for (const [index, choices] of placesByChoice.entries()) {
    const [first] = choices;
    expect({ ...sizes[index], choices }).toEqual({ ...sizes[index], choices: flushStates.map(() => first) });
  }
});

test("the drawing has one text alternative, is called an illustration, and hides its counter from screen readers", async () => {
  const page = await open("/");
  const tree = await page.getByRole("group", { name: /Show the radiator/ }).ariaSnapshot();
  expect(tree.match(/- '?img/g)).toHaveLength(1);
  expect(tree).toContain("Illustration with example temperatures");
  const readings = tree.split("\n").filter((line) => line.includes("°C"));
  expect(readings.map((line) => /(radio "|text: )(\w+)/.exec(line)?.[2])).toEqual(
    flushStates.flatMap(({ name }) => [name, name]), // each with a button and its label
  );
});

test("the flush moves through the panel with transforms only, so that no frame is repainted", async () => {
  const page = await open("/", { reducedMotion: "no-preference" });
  await choice(page, after.name).check();
  const moving = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { target } = animation.effect as KeyframeEffect;
      const name = (animation as CSSTransition).transitionProperty;
      return target?.closest(".flush-picture")
        ? [`${target.getAttribute("class") ?? target.localName} ${name}`]
        : [];
    }),
  );
  expect(moving.sort()).toEqual([
    "b --foot",
    "flush-front transform",
    "flush-front transform",
    "flush-scene transform",
    "flush-scene transform",
  ]);
  await settled(page);
  await frontsCover(page);
});

test("with reduced motion, each state appears at once", async () => {
  const page = await open("/");
  await choice(page, after.name).check();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await frontsCover(page);
});

test("a browser without @property shows the same pictures and readings; none needs :has", async () => {
  const page = await open("/", { bypassCSP: true });
  const styles = page.locator("style");
  expect(await styles.evaluate((style) => style.textContent)).not.toContain(":has(");
  const shots = async () => {
    const pictures: Buffer[] = [];
    for (const { name } of flushStates) {
      await choice(page, name).check();
      pictures.push(await page.locator(".flush-view").screenshot());
    }
    return pictures;
  };
  const withProperty = await shots();
  const rule = /@property[^}]*\}/;
  expect(await styles.evaluate((style) => style.textContent)).toMatch(rule);
  await styles.evaluate((style, { source }) => {
    style.textContent = (style.textContent ?? "").replace(new RegExp(source, "g"), "");
  }, rule);
  const without = await shots();
  flushStates.forEach(({ name }, index) => {
    expect({ name, same: without[index]?.equals(withProperty[index] ?? Buffer.of()) }).toEqual({
      name,
      same: true,
    });
  });
});
