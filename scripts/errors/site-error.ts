import { inspect } from "node:util";
import type { Problem } from "../contract.ts";

/** The file name of the site's compiled code in stacks. */
export const SITE_CODE = "site.cjs";

/** All problems that keep a stage from producing its value. */
export class SiteError extends Error {
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
  if (problems.length > 0) throw new SiteError(problems);
}

/** Waits for all values; throws the problems of all that failed. */
export async function awaitAll<T extends readonly unknown[] | []>(values: T) {
  const results = await Promise.allSettled(values);
  throwIfAny(results.flatMap((each) => (each.status === "rejected" ? toProblems(each.reason) : [])));
  return Promise.all(values);
}

/** The problems in an error, even of a system call. Throws the error itself if the generator is at fault. */
export function toProblems(error: unknown): readonly Problem[] {
  if (error instanceof SiteError) return error.problems;
  if (!(error instanceof Error && "syscall" in error)) throw error;
  const hint = "Check the file, its folder, their permissions and the free space, then build again.";
  return [{ file: "path" in error ? `${error.path}` : ".", message: error.message, hint }];
}

/** The message for an error that nothing caught: of a timer or promise of the site's code, or our own. */
export function uncaughtText(error: unknown): string {
  if (error instanceof Error && !error.stack?.includes(SITE_CODE)) return inspect(error);
  const hint = "Catch it, or don't start it: pages are rendered at once.";
  return `A timer or promise of a page, a component or data/ failed: ${messageOf(error)}\n→ ${hint}`;
}

/** The first line of a thrown value, which may not be an Error. */
export function messageOf(thrown: unknown): string {
  return `${thrown instanceof Error ? thrown.message : thrown}`.replace(/\n.*/s, "");
}
