import sharp from "sharp";
import { expect, test } from "vitest";
import { flushStates } from "../../../data/illustration.ts";
import type { Visit } from "../visit.ts";

const states = flushStates.map(({ name, caption }) => ({ value: name.toLowerCase(), texts: [caption] }));

export function flushTests(visit: Visit): void {
  const { open, run, click, engine } = visit;

  test("a click on one of the picture's buttons shows its state, at once with reduced motion", async () => {
    await open("/", { settings: ["reducedMotion"] });
    for (const state of states.toReversed()) {
      await click(`input[value=${state.value}] + label`);
      expect(await run(shown)).toEqual(state);
      expect(await run(() => document.getAnimations().length)).toBe(0);
    }
  });

  test("the arrow keys go from one of the picture's buttons to the next, and a ring shows which", async () => {
    await open("/", { settings: ["reducedMotion"] });
    await run(() => document.querySelector<HTMLElement>("input:checked")?.focus());
    for (const state of states.slice(1)) {
      await engine().press("ArrowRight");
      expect(await run(shown)).toEqual(state);
    }
    expect(await ringPixels(visit)).toBeGreaterThan(300);
  });
}

export function forcedColoursTest(visit: Visit): void {
  test("with forced colours, too, a ring shows which of the picture's buttons has the focus", async () => {
    await visit.open("/", { settings: ["forcedColours", "reducedMotion"] });
    await visit.run(() => document.querySelector<HTMLElement>("input:checked")?.focus());
    await visit.engine().press("ArrowRight");
    expect(await ringPixels(visit)).toBeGreaterThan(300);
  });
}

/** In the page: which button is checked, and the captions that can be seen. */
export const shown = () => ({
  value: document.querySelector<HTMLInputElement>("fieldset input:checked")?.value,
  texts: [...document.querySelectorAll("fieldset p[aria-live] span")]
    .filter((text) => getComputedStyle(text).visibility === "visible")
    .map((text) => text.textContent?.trim()),
});

/** How many pixels in and around the checked button change when it loses the focus. */
async function ringPixels({ run, screenshot }: Visit): Promise<number> {
  const area = await run(() => {
    const label = document.querySelector("input:checked + label") as Element;
    label.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = label.getBoundingClientRect();
    const [beside, above] = [Math.floor(left) - 8, Math.floor(top) - 8];
    return { left: beside, top: above, width: Math.ceil(width) + 16, height: Math.ceil(height) + 16 };
  });
  const look = async () => sharp(await screenshot()).extract(area).greyscale().raw().toBuffer(); // biome-ignore format: one step
  const focused = await look();
  await run(() => (document.activeElement as HTMLElement).blur());
  const plain = await look();
  return focused.filter((value, index) => Math.abs(value - (plain[index] ?? 0)) > 64).length;
}
