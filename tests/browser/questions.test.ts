import { expect, test } from "vitest";
import { click, engine, open, run } from "./harness/page.ts";

test("a question opens and closes with a click and with the keyboard", async () => {
  await open("/prices/");
  const isOpen = () =>
    run(() => {
      const details = document.querySelector("details:not([id])") as HTMLDetailsElement;
      return [details.open, details.querySelector("p")?.checkVisibility()];
    });
  for (const act of [() => click("details:not([id]) summary"), () => engine.press("Enter")]) {
    for (const expected of [true, false]) {
      await act();
      expect(await isOpen()).toEqual([expected, expected]);
    }
  }
});
