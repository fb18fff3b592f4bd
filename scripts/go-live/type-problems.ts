import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Problem } from "../contract.ts";

/** TypeScript's commonest errors in facts that the build accepts, in plain words. */
const PLAIN_WORDS: Readonly<Record<string, string>> = {
  2322: "This is not written as this fact has to be.",
  2345: "This is not written as this fact has to be.",
  2353: "There is no fact of this name.",
  2561: "There is no fact of this name.",
  2739: "Some of this fact is missing.",
  2741: "Some of this fact is missing.",
};

/** What TypeScript finds wrong with the facts. */
export function typeProblems(root: string): readonly Problem[] {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const args = [tsc, "--project", "scripts/go-live/tsconfig.json", "--pretty", "false"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  return [...stdout.matchAll(/^(data\/.+)\((\d+),\d+\): error TS(\d+): (.+)$/gm)].map((error) => {
    const [, file = "", line, code = "", words] = error;
    const message = `${PLAIN_WORDS[code] ?? "This does not fit."} (TypeScript: ${words})`;
    const hint = "Compare the line with those around it, or copy the old line back from the file's History.";
    return { rule: "type-error", places: [`${file}:${line}`], message, hint };
  });
}
