import type { Problem } from "../contract.ts";

/** All problems that keep a stage or a command from going on. */
export class ProblemsError extends Error {
  readonly problems: readonly Problem[];
  /** true: some files in dist/ are already new, others still old. */
  readonly distChanged: boolean;

  constructor(problems: readonly Problem[], distChanged = false) {
    super(problems.map(({ file, message }) => (file ? `${file}: ${message}` : message)).join("\n"));
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

/** The problems in an error, even of a system call. Throws the error itself if the generator is to blame. */
export function toProblems(error: unknown): readonly Problem[] {
  if (error instanceof ProblemsError) return error.problems;
  if (!(error instanceof Error && "syscall" in error)) throw error;
  const hint = "Check the file, its folder, their permissions and the free space, then build again.";
  return [{ file: "path" in error ? String(error.path) : ".", message: error.message, hint }];
}
