import { expect, test } from "vitest";
import { flushStates } from "../../data/copy/illustration.ts";
import { openInChromium } from "./harness/chromium-page.ts";
import { widths } from "./harness/devices.ts";
import { can, click, engine, engineName, evaluate, open, until } from "./harness/page.ts";
import { pageAt } from "./harness/site-pages.ts";
import { openFrame, runAtSizes } from "./harness/unpainted-frame.ts";

const states = flushStates.map(({ name, caption }) => ({ value: name.toLowerCase(), texts: [caption] }));

test("a click on a button of the picture shows its state, at once with reduced motion", async () => {
  await open("/", { settings: ["reducedMotion"] });
  for (const state of states.toReversed()) {
    await click(`input[value=${state.value}] + label`);
    await expect.poll(() => evaluate(shownState)).toEqual(state);
    if (can("reducedMotion")) expect(await evaluate(isAtRest)).toBe(true);
    else await until(isAtRest);
    const edges = new Set(await evaluate(sceneEdges));
    expect([...edges], "the windows show parts of one radiator").toHaveLength(1);
  }
});

test("the arrow keys move between the picture's buttons", async () => {
  await open("/", { settings: ["reducedMotion"] });
  await evaluate(() => document.querySelector<HTMLElement>("input:checked")?.focus());
  for (const [index, state] of states.entries()) {
    if (index > 0) await engine.press("ArrowRight");
    await expect.poll(() => evaluate(shownState)).toEqual(state);
  }
});

/** In the page: whether nothing of the picture moves. */
const isAtRest = () => document.querySelector(".flush")?.getAnimations({ subtree: true }).length === 0;

/** In the page: the left edge of the radiator in each window of the picture. */
const sceneEdges = () =>
  [...document.querySelectorAll(".flush-scene")].map((scene) =>
    Math.round(scene.getBoundingClientRect().left),
  );

/** In the page: the checked button and the visible captions. */
const shownState = () => ({
  value: document.querySelector<HTMLInputElement>("fieldset input:checked")?.value,
  texts: [...document.querySelectorAll("fieldset p[aria-live] span")]
    .filter((text) => text.checkVisibility())
    .map(({ textContent }) => textContent?.trim()),
});

test.each(["16px", "32px"])("a choice moves nothing else, at any width, with text of %s", async (text) => {
  await openFrame(pageAt("/"));
  const choose = (fontSize: string) => {
    document.documentElement.style.fontSize = fontSize;
    return [...document.querySelectorAll<HTMLInputElement>(".flush input")].map((radio) => {
      radio.click();
      const parts = [...document.querySelectorAll(".flush input, .flush small, main > *")];
      const boxes = parts.map((part) => part.getBoundingClientRect());
      return { isChosen: radio.checked, tops: boxes.map(({ top, height }) => `${top} ${height}`) };
    });
  };
  const layouts = await runAtSizes(widths(320, 360, 412, 768, 1000, 1280, 1920), choose, text);
  for (const [first, ...others] of layouts) expect(others).toEqual(others.map(() => first));
});

if (engineName === "chromium") {
  test("screen readers hear one illustration and a temperature with each button, but not its counter", async () => {
    const page = await openInChromium("/");
    const group = page.getByRole("group", { name: /before, during or after a flush/ });
    for (const { name, foot } of flushStates) {
      const button = group.getByRole("radio", { name: `${name} ${foot} °C at the bottom` });
      expect(await button.count()).toBe(1);
    }
    const tree = await group.ariaSnapshot();
    expect(tree.match(/- '?img/g)).toHaveLength(1);
    expect(tree).toContain("Illustration with example temperatures");
    const temperatures = tree.split("\n").filter((line) => /radio.*°C/.test(line));
    expect(temperatures).toHaveLength(flushStates.length);
  });
}
