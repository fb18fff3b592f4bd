import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { openTodos } from "../checks/site/open-todos.ts";
import type { Problem, Todo } from "../contract.ts";
import { locate, readSources } from "../errors/locate.ts";
import { throwIfAny } from "../errors/site-error.ts";
import { makeSite } from "../site.ts";
import { addToSummary, annotate } from "./summary.ts";

/**
 * What a person must still do.
 * @throws {SiteError} with the problems that stop the build
 */
export async function checkSite(root: string): Promise<readonly Todo[]> {
  const { files, todos } = await makeSite(root);
  const today = new Date().toISOString().slice(0, "2026-11-21".length);
  return locate(openTodos(todos, today, files), readSources(root));
}

/** TypeScript's errors in the facts. */
export function checkTypes(root: string): readonly Problem[] {
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  const args = [tsc, "--project", "scripts/go-live/tsconfig.json", "--pretty", "false"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" });
  const hint = "Compare the line with those around it, or copy the old line back from the file's History.";
  return [...stdout.matchAll(/^(data\/.+)\((\d+),\d+\): error TS\d+: (.+)$/gm)].map(
    ([, file, line, words]) => {
      const message = `This fact isn't written correctly. (TypeScript: ${words})`;
      return { rule: "type-error", places: [`${file}:${line}`], message, hint };
    },
  );
}

/**
 * Lists what visitors will ask for and what is overdue.
 * @throws {SiteError} with the release blockers
 */
export async function checkRelease(root: string): Promise<void> {
  const todos = await checkSite(root);
  throwIfAny(todos.filter(({ blocks }) => blocks));
  for (const todo of todos.filter(({ done }) => done)) annotate("warning", todo);
  const items = todos.map(({ places, message, hint }) => `- ${places.join(", ")}: ${message} → ${hint}`);
  if (items.length > 0) addToSummary(["## Worth adding one day", ...items].join("\n"));
}
