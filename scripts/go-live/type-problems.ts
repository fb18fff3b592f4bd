import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { LocatedProblem } from "../locate.ts";

/** TypeScript's commonest errors in a file of facts, in plain words. */
const PLAIN_WORDS: Readonly<Record<string, string>> = {
  1002: "The quote at the end of a text is missing.",
  1005: "A comma, a quote or a bracket is missing here or at the end of the line above.",
  2304: "A text has no quotes around it.",
  2322: "This is not written as this fact has to be.",
  2345: "This is not written as this fact has to be.",
  2353: "There is no fact of this name.",
  2561: "There is no fact of this name.",
  2739: "Some of this fact is missing.",
  2741: "Some of this fact is missing.",
};
/** Codes below this are faults of spelling, after which TypeScript misreads the rest of the file. */
const FIRST_OF_MEANING = 2000;

/** What TypeScript finds wrong with the facts: of a file that it cannot read, only the first fault. */
export function typeProblems(root: string): readonly LocatedProblem[] {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const args = [tsc, "--project", "scripts/go-live/tsconfig.json", "--pretty", "false"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  const unreadable = new Set<string>();
  return [...stdout.matchAll(/^(data\/.+)\((\d+),\d+\): error TS(\d+): (.+)$/gm)].flatMap((error) => {
    const [, file = "", line, code = "", message] = error;
    if (unreadable.has(file)) return [];
    if (Number(code) < FIRST_OF_MEANING) unreadable.add(file);
    const what = `${PLAIN_WORDS[code] ?? "This does not fit."} (TypeScript: ${message})`;
    const remedy =
      "Compare the line with those around it, or copy the old line back from the file's History.";
    return [{ places: [`${file}:${line}`], what, remedy }];
  });
}
