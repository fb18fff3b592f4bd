import type { Page } from "playwright";
import { expect, test } from "vitest";
import { flushStates } from "../../data/copy/illustration.ts";
import { open, phone, sites } from "./browse.ts";
import { at, openFrame } from "./frame.ts";

const [, , after] = flushStates;

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

test("the drawing has one text alternative and a reading in each radio button's name, is called an illustration, and hides its counter from screen readers", async () => {
  const page = await open("/");
  const group = page.getByRole("group", { name: "Show the radiator before, during or after a flush" });
  for (const state of flushStates) {
    const name = new RegExp(`^${state.name}, .*\\b${state.foot} °C$`);
    expect(await group.getByRole("radio", { name }).count()).toBe(1);
  }
  const tree = await group.ariaSnapshot();
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
