import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { channels, ironBow, range } from "../../components/thermal.ts";
import { flushStates, topTemperature } from "../../data/illustration.ts";
import { desk, phone, startBrowser } from "./browse.ts";

const { open } = startBrowser();
const [before, during, after] = flushStates;

const choice = (page: Page, name: string) => page.getByRole("radio", { name: new RegExp(`^${name}`) });

/** Waits until nothing moves any more. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
}

/** Both windows have arrived: each covers the picture with its opaque part, and its content is where the cold one is. */
async function frontsCover(page: Page): Promise<void> {
  const picture = await page.locator(".flush-picture").boundingBox();
  for (const front of await page.locator(".flush-front").all()) {
    const box = await front.boundingBox();
    expect(box?.x).toBe(picture?.x);
    expect((box?.width ?? 0) * 0.89).toBeGreaterThanOrEqual(picture?.width ?? 0);
    const content = await front.locator("svg").boundingBox();
    expect([content?.x, Math.round(content?.width ?? 0)]).toEqual([picture?.x, picture?.width]);
  }
}

/** The mean colour of 4 × 4 pixels of the window around a point, read from a picture of it. */
async function pixelAt(page: Page, x: number, y: number): Promise<number[]> {
  const picture = await page.screenshot({
    clip: { x: Math.round(x) - 2, y: Math.round(y) - 2, width: 4, height: 4 },
  });
  const reader = await page.context().newPage();
  const mean = await reader.evaluate(async (data) => {
    const blob = await (await fetch(`data:image/png;base64,${data}`)).blob();
    const bitmap = await createImageBitmap(blob);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    const pixels = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [];
    const sums = [0, 0, 0];
    pixels.forEach((value, index) => {
      if (index % 4 < 3) sums[index % 4] = (sums[index % 4] ?? 0) + value;
    });
    return sums.map((sum) => sum / (pixels.length / 4));
  }, picture.toString("base64"));
  await reader.close();
  return mean;
}

/** The temperature in °C whose colour in the palette comes nearest. */
function temperatureOf(color: readonly number[]): number {
  let nearest = { distance: Number.POSITIVE_INFINITY, celsius: 0 };
  for (let step = 0; step <= 6000; step++) {
    const place = (step / 6000) * (ironBow.length - 1);
    const below = Math.min(Math.floor(place), ironBow.length - 2);
    const [from, to] = [channels(ironBow[below] ?? ""), channels(ironBow[below + 1] ?? "")];
    const mixed = from.map((value, index) => value + ((to[index] ?? 0) - value) * (place - below));
    const distance = Math.hypot(...mixed.map((value, index) => value - (color[index] ?? 0)));
    const celsius = range.from + (step / 6000) * (range.to - range.from);
    if (distance < nearest.distance) nearest = { distance, celsius };
  }
  return nearest.celsius;
}

describe("the readings are true to the drawing, within 1 °C", () => {
  for (const viewport of [
    { width: 320, height: 640 },
    phone,
    { width: 768, height: 1024 },
    desk,
    { width: 1920, height: 1080 },
  ]) {
    for (const state of flushStates) {
      test(`${state.name}, ${viewport.width} px wide`, async () => {
        const page = await open("/", { viewport, reducedMotion: "reduce" });
        await choice(page, state.name).check();
        await page.locator(".flush-picture").scrollIntoViewIfNeeded();
        const box = await page.locator(".flush-picture").boundingBox();
        const read = async (spot: string) => {
          const place = await page.locator(spot).boundingBox();
          const y = (place?.y ?? 0) + (place?.height ?? 0) / 2;
          return temperatureOf(await pixelAt(page, (box?.x ?? 0) + (box?.width ?? 0) / 2, y));
        };
        expect(Math.abs((await read(".flush-spot-top")) - topTemperature)).toBeLessThanOrEqual(1);
        expect(Math.abs((await read(".flush-spot-foot")) - state.foot)).toBeLessThanOrEqual(1);
      });
    }
  }
});

test("it is a group of three radio buttons with their readings, worked by the arrow keys, without JavaScript", async () => {
  const page = await open("/", { javaScriptEnabled: false });
  const group = page.getByRole("group", { name: "Show the radiator before, during or after a flush" });
  for (const state of flushStates) {
    expect(
      await group.getByRole("radio", { name: `${state.name}, foot ${state.foot} °C`, exact: true }).count(),
    ).toBe(1);
  }
  expect(await choice(page, "Before").isChecked()).toBe(true);
  await choice(page, "Before").focus();
  await page.keyboard.press("ArrowRight");
  expect(await choice(page, "During").isChecked()).toBe(true);
  expect(await page.getByText(during.caption).isVisible()).toBe(true);
  expect(await page.getByText(before.caption).isVisible()).toBe(false);
  await page.keyboard.press("ArrowRight");
  expect(await page.getByText(after.caption).isVisible()).toBe(true);
});

test("a focused button shows it, where it can be seen", async () => {
  const page = await open("/", { viewport: phone });
  await choice(page, "Before").focus();
  await page.keyboard.press("ArrowRight");
  const label = page.locator("label", { hasText: "During" });
  expect(await label.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
  expect(await choice(page, "During").boundingBox()).toEqual(await label.boundingBox());
});

test("a touch chooses a state", async () => {
  const page = await open("/", { viewport: phone, hasTouch: true });
  const box = await page.locator("label", { hasText: "After" }).boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  expect(await choice(page, "After").isChecked()).toBe(true);
});

describe("a choice moves nothing else", () => {
  test.each([320, 360, 412, 768, 1000, 1280, 1920])("at %i px", async (width) => {
    const page = await open("/", { viewport: { width, height: 800 }, reducedMotion: "reduce" });
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(".flush input, .flush small, main > *")].map((element) => {
          const { top, height } = element.getBoundingClientRect();
          return [top + scrollY, height];
        }),
      );
    const first = await places();
    for (const { name } of flushStates) {
      await choice(page, name).check();
      expect(await places(), name).toEqual(first);
    }
  });
});

test("the drawing has one text alternative, calls itself an illustration, and keeps its counter from screen readers", async () => {
  const page = await open("/");
  const tree = await page.getByRole("group", { name: /Show the radiator/ }).ariaSnapshot();
  expect(tree.match(/- img/g)).toHaveLength(1);
  expect(tree).toContain("Illustration with example temperatures, not a photograph of a job.");
  expect(tree).not.toMatch(/(?<!foot )\b\d+ °C/);
});

test("the flush moves through the panel: only transforms run, so that no frame of the drawing is made anew", async () => {
  const page = await open("/");
  await choice(page, "After").check();
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

test("who asks for reduced motion sees each state at once", async () => {
  const page = await open("/", { reducedMotion: "reduce" });
  await choice(page, "After").check();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await frontsCover(page);
});

test("a browser without @property shows the same pictures and readings; none needs :has", async () => {
  const page = await open("/", { reducedMotion: "reduce", bypassCSP: true });
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
