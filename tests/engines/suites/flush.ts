import sharp from "sharp";
import { expect, test } from "vitest";
import { flushStates } from "../../../data/copy/illustration.ts";
import { navigation } from "../../../data/copy/navigation.ts";
import { mainPhone } from "../../../data/model/phones.ts";
import { poll, type Visit } from "../visit.ts";

const states = flushStates.map(({ name, caption }) => ({ value: name.toLowerCase(), texts: [caption] }));
const button = (value: string) => `input[value=${value}] + label`;

/** @param isStill whether motion can be reduced */
export function flushTests(visit: Visit, { isStill }: { readonly isStill: boolean }): void {
  const { open, run, click, engine } = visit;

  test("a click on a button of the picture shows its state, at once with reduced motion", async () => {
    await open("/", { settings: ["reducedMotion"] });
    for (const state of states.toReversed()) {
      await click(button(state.value));
      expect(await run(shown)).toEqual(state);
      if (isStill) expect(await run(isAtRest)).toBe(true);
      else expect(await poll(() => run(isAtRest))).toBe(true);
    }
  });

  test("the arrow keys move between the picture's buttons, and a ring shows the focus", async () => {
    await open("/", { settings: ["reducedMotion"] });
    await run(() => document.querySelector<HTMLElement>("input:checked")?.focus());
    for (const [index, state] of states.entries()) {
      if (index > 0) await engine.press("ArrowRight");
      expect(await run(shown)).toEqual(state);
    }
    expect(await ringPixels(visit)).toBeGreaterThan(300);
  });
}

export function forcedColoursTest(visit: Visit): void {
  test("a ring shows the picture's focused button with forced colours too", async () => {
    await visit.open("/", { settings: ["forcedColours", "reducedMotion"] });
    await visit.run(() => document.querySelector<HTMLElement>("input:checked")?.focus());
    await visit.engine.press("ArrowRight");
    expect(await ringPixels(visit)).toBeGreaterThan(300);
  });
}

export function darkTest({ open, run }: Visit): void {
  test("the dark scheme has a dark page and light text", async () => {
    await open("/", { settings: ["dark", "noScript"] });
    const [paper = [], ink = []] = await run(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return [backgroundColor, color].map((colour) => (colour.match(/\d+/g) ?? []).map(Number));
    });
    expect(Math.max(...paper)).toBeLessThan(40);
    expect(Math.min(...ink)).toBeGreaterThan(215);
  });
}

export function noScriptTest({ open, run, until, click }: Visit): void {
  test("without JavaScript there is no menu button or call bar, the header shows every link, its name and number stay on the screen, and the picture works", async () => {
    await open("/", { settings: ["dark", "noScript"] });
    const links = await run(() =>
      [...document.querySelectorAll("header :is(button, a), aside")]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => element.getAttribute("href")),
    );
    const [name, number, quote] = ["/", mainPhone.href, "/prices/"];
    expect(links).toEqual([name, number, ...navigation.map(({ path }) => path), number, quote]);
    const last = states.at(-1);
    await click(button(last?.value ?? ""));
    expect(await run(shown)).toEqual(last);
    const tops = await run(() => {
      scrollTo({ top: 1500, behavior: "instant" });
      return [...document.querySelectorAll("header a")].map((link) => link.getBoundingClientRect().top);
    });
    expect(tops.map((top) => top >= 0 && top < 30)).toEqual(links.map((_, index) => index < 2));
    await click(`header nav a[href="${quote}"]`);
    expect(await until((path) => location.pathname === path, quote)).toBe(true);
  });
}

/** In the page: whether nothing of the picture moves. */
const isAtRest = () => document.querySelector(".flush")?.getAnimations({ subtree: true }).length === 0;

/** In the page: the checked button and the visible captions. */
const shown = () => ({
  value: document.querySelector<HTMLInputElement>("fieldset input:checked")?.value,
  texts: [...document.querySelectorAll("fieldset p[aria-live] span")]
    .filter((text) => getComputedStyle(text).visibility === "visible")
    .map((text) => text.textContent?.trim()),
});

/** The number of pixels in and around the checked button that change when it loses focus. */
async function ringPixels({ run, screenshot }: Visit): Promise<number> {
  const area = await run(() => {
    const label = document.querySelector("input:checked + label") as Element;
    label.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = label.getBoundingClientRect();
    const [beside, above] = [Math.floor(left) - 8, Math.floor(top) - 8];
    return { left: beside, top: above, width: Math.ceil(width) + 16, height: Math.ceil(height) + 16 };
  });
  const scan = async () => sharp(await screenshot()).extract(area).greyscale().raw().toBuffer(); // biome-ignore format: one step
  const focused = await scan();
  await run(() => (document.activeElement as HTMLElement).blur());
  const plain = await scan();
  return focused.filter((value, index) => Math.abs(value - (plain[index] ?? 0)) > 64).length;
}
