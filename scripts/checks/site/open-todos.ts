import type { Todo } from "../../contract.ts";
import { bytesOf, type OutputFile } from "../../output/output-file.ts";
import { descriptionOf } from "../../output/png-text.ts";

const DAY = 24 * 60 * 60 * 1000;

/** What is left to do on a day such as "2026-11-21", for a site of these files. */
export function openTodos(
  todos: readonly Todo[],
  today: string,
  files: readonly OutputFile[],
): readonly Todo[] {
  return todos.filter(({ done, drawn }) => {
    if (drawn) {
      const picture = files.find(({ path }) => path === drawn.path);
      return !picture || descriptionOf(bytesOf(picture)) !== drawn.text;
    }
    const age = done ? (Date.parse(today) - Date.parse(done.on)) / DAY : Number.NaN;
    return !(age >= 0 && age <= (done?.days ?? 0));
  });
}
