import { sep } from "node:path";
import { inspect } from "node:util";
import type { Problem } from "../contract.ts";

/** All problems that keep a stage from producing its value. */
export class ProblemsError extends Error {
  readonly problems: readonly Problem[];
  /** true: some files in dist/ are already new, others still old. */
  readonly distChanged: boolean;

  constructor(problems: readonly Problem[], distChanged = false) {
    super(problems.map(({ file, message }) => `${file}: ${message}`).join("\n"));
    this.problems = problems;
    this.distChanged = distChanged;
  }
}

export function throwIfAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new ProblemsError(problems);
}

/** Waits for all values; throws the problems of all that failed. */
export async function awaitAll<T extends readonly unknown[] | []>(values: T) {
  const results = await Promise.allSettled(values);
  throwIfAny(results.flatMap((each) => (each.status === "rejected" ? toProblems(each.reason) : [])));
  return Promise.all(values);
}

/** The problems in an error, even of a system call. Throws the error itself if the generator is at fault. */
export function toProblems(error: unknown): readonly Problem[] {
  if (error instanceof ProblemsError) return error.problems;
  if (!(error instanceof Error && "syscall" in error)) throw error;
  const hint = "Check the file, its folder, their permissions and the free space, then build again.";
  return [{ file: "path" in error ? `${error.path}` : ".", message: error.message, hint }];
}

/** The message for an error that nothing caught: of a timer or promise of the site's code, or our own. */
export function uncaughtText(thrown: unknown): string {
  const source = sourceLineOf(thrown, process.cwd());
  if (thrown instanceof Error && !source) return inspect(thrown);
  const place = source ? `${source.file}:${source.line}` : "components/, data/ or pages/";
  const hint = "Catch it, or don't start it: pages are rendered at once.";
  return `${place}\n  A timer or promise failed: ${messageOf(thrown)}\n  → ${hint}`;
}

/** The first line of the site's sources in an error's stack. */
export function sourceLineOf(thrown: unknown, root: string) {
  const stack = thrown instanceof Error ? `${thrown.stack}` : "";
  const local = stack.replaceAll(root + sep, "").replaceAll(sep, "/");
  const [, file, line] = /[( ]((?:components|data|pages)\/[^\n:()]+):(\d+):\d+/.exec(local) ?? [];
  return file && line ? { file, line: Number(line) } : undefined;
}

/** The beginning of a thrown value, which may not be an Error. */
export function messageOf(thrown: unknown): string {
  return `${thrown instanceof Error ? thrown.message : thrown}`.replace(/\n.*/s, "").slice(0, 200);
}
