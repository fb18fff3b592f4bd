import { expect, test } from "vitest";
import { desktop, phone, widths } from "./harness/devices.ts";
import { click, engine, evaluate, open } from "./harness/page.ts";
import { pageAt } from "./harness/site-pages.ts";
import { openFrame, runAtSizes } from "./harness/unpainted-frame.ts";

/** What is visible of the question: boxes, verdict and advice. */
const shown = () =>
  evaluate(() => {
    const textOf = (selector: string) =>
      [...document.querySelectorAll(`.suitability ${selector}`)]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => (part.textContent ?? "").trim());
    return {
      boxes: textOf("label").length,
      verdict: textOf("[role=status] p:first-child"),
      advice: textOf("[role=status] .lede"),
      height: document.querySelector(".suitability")?.clientHeight,
    };
  });

test.each([phone, desktop])(
  "the verdict on a system is maybe until a limit is ticked, with a click or the keyboard, in a window of $width × $height px",
  async (viewport) => {
    await open("/", { viewport });
    const maybe = await shown();
    expect(maybe).toMatchObject({ boxes: 3, verdict: ["Maybe."], advice: [expect.any(String)] });
    await click(".suitability label");
    const advice = [expect.stringContaining("we’ll refer you")];
    await expect.poll(shown).toMatchObject({ verdict: ["No."], advice, height: maybe.height });
    await engine.press(" ");
    await expect.poll(shown).toEqual(maybe);
  },
);

test.each(["16px", "32px"])("a tick moves nothing else, at any width, with text of %s", async (text) => {
  await openFrame(pageAt("/"));
  const moves = await runAtSizes(
    widths(320, 360, 412, 768, 1000, 1280, 1920),
    (fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      const parts = [...document.querySelectorAll(".suitability label, main > *")];
      const edges = () => parts.map((part) => part.getBoundingClientRect().bottom);
      const before = edges();
      document.querySelector<HTMLElement>(".suitability input")?.click();
      return Math.max(...edges().map((edge, index) => Math.abs(edge - (before[index] ?? 0))));
    },
    text,
  );
  // Firefox rounds heights to sixtieths of a pixel.
  expect(Math.max(...moves)).toBeLessThan(0.1);
});
