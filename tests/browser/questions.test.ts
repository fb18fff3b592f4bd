import { expect, test } from "vitest";
import { questions } from "../../data/copy/questions.ts";
import { can, evaluate, open } from "./harness/page.ts";

if (can("noScript")) {
  test("a link to a question shows its answer, without JavaScript, too", async () => {
    for (const { id } of questions.filter((question) => question.id !== undefined)) {
      await open(`/prices/?${id}#${id}`, { settings: ["noScript"] });
      expect(await evaluate((id) => document.querySelector(`[id="${id}"] p`)?.checkVisibility(), id)).toBe(
        true,
      );
    }
  });
}
