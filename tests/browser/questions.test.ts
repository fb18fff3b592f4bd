import { expect, test } from "vitest";
import { questions } from "../../data/copy/questions.ts";
import { can, click, engine, open, run } from "./harness/page.ts";

if (can("noScript")) {
  test("a link to a question shows its answer, without JavaScript, too", async () => {
    for (const { id } of questions.filter((question) => question.id !== undefined)) {
      await open(`/prices/?${id}#${id}`, { settings: ["noScript"] });
      expect(await run((id) => document.querySelector(`[id="${id}"] p`)?.checkVisibility(), id)).toBe(true);
    }
  });
}

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
