import { setTimeout } from "node:timers/promises";
import { styleText } from "node:util";
import type { Todo } from "./contract.ts";
import { locate } from "./errors/locate.ts";
import { ProblemsError, throwIfAny, toProblems } from "./errors/problems-error.ts";
import { type Located, problemsText } from "./errors/problems-text.ts";
import { makeSite } from "./site.ts";
import { compress } from "./stages/compress.ts";
import { writeDist } from "./stages/write-dist.ts";

type BuildOptions = { readonly release: boolean; readonly compress: boolean };
type BuildReport = { readonly code: 0 | 1; readonly text: string };

/**
 * Builds a folder's site into its dist/. Returns the exit code, and the result or all problems as text.
 * `release`: write nothing while a fact that it requires is missing; `compress`: write .br and .gz files.
 */
export async function runBuild(root: string, options: BuildOptions): Promise<BuildReport> {
  const started = performance.now();
  try {
    const { files: made, problems, todos } = await makeSite(root);
    throwIfAny(problems);
    if (options.release) throwIfAny(todos.filter(({ blocks }) => blocks));
    const files = options.compress ? await compress(made) : made;
    await setTimeout(1); // a timer or promise that a page left behind can still fail before anything is written
    const located = locate(todos, root);
    writeDist(files, root);
    const required = located.filter(({ blocks }) => blocks);
    const optional = located.filter(({ blocks }) => !blocks);
    const seconds = ((performance.now() - started) / 1000).toFixed(2);
    const lines = [
      styleText("green", `${files.length} files in dist/ in ${seconds} s`),
      ...listOf("Before the site goes live (npm run build -- --release requires it):", required),
      ...listOf("The site can go live as it is, but look at these:", optional),
    ];
    return { code: 0, text: lines.join("\n") };
  } catch (error) {
    const problems = locate(toProblems(error), root);
    const isChanged = error instanceof ProblemsError && error.distChanged;
    const state = isChanged ? "dist/ has old and new files, all whole: build again" : "dist/ is unchanged";
    return { code: 1, text: `${problemsText(problems)}\n${countOf(problems.length)}; ${state}.` };
  }
}

const countOf = (count: number) => styleText("red", count === 1 ? "1 problem" : `${count} problems`);

function listOf(heading: string, todos: readonly Located<Todo>[]): readonly string[] {
  const items = todos.map(({ locations, message, hint }) => {
    return `- ${locations.join(", ")}: ${message}${hint ? ` → ${hint}` : ""}`;
  });
  return items.length > 0 ? [styleText("yellow", `\n${heading}`), ...items] : [];
}
