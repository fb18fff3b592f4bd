import { expect, test } from "vitest";
import { desktop, phone } from "./harness/devices.ts";
import { click, engine, evaluate, open } from "./harness/page.ts";

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
