import { expect, test } from "vitest";
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
      verdict: textOf("[role=status] span"),
      advice: textOf("div > p"),
      height: document.querySelector(".suitability")?.clientHeight,
    };
  });

test("the verdict on a system is maybe until a limit is ticked, with a click or the keyboard", async () => {
  await open("/");
  const maybe = await shown();
  expect(maybe).toMatchObject({ boxes: 3, verdict: ["Maybe."], advice: [expect.any(String)] });
  await click(".suitability label");
  const no = await shown();
  expect(no.verdict).toEqual(["No."]);
  expect(no.advice).toEqual([expect.stringContaining("we’ll refer you")]);
  expect(no.height).toBe(maybe.height);
  await engine.press(" ");
  expect(await shown()).toEqual(maybe);
});
