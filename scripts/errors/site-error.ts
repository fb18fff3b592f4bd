import type { Problem } from "../contract.ts";
import { diskProblem } from "../output/disk.ts";

type SiteErrorOptions = ErrorOptions & {
  /** true: some files of dist/ are already new, others still old. */
  readonly partiallyWritten?: boolean;
};

/** Everything that is wrong, thrown by a stage that can't go on. */
export class SiteError extends Error {
  override readonly name = "SiteError";
  readonly problems: readonly Problem[];
  readonly partiallyWritten: boolean;

  constructor(problems: readonly Problem[], options: SiteErrorOptions = {}) {
    super(problems.map(({ places, message }) => `${places}: ${message}`).join("\n"), options);
    this.problems = problems;
    this.partiallyWritten = options.partiallyWritten ?? false;
  }
}

/**
 * The error as a SiteError, also where the disk is at fault.
 * @throws the error itself when the generator is at fault
 */
export function siteErrorOf(error: unknown, root: string): SiteError {
  if (error instanceof SiteError) return error;
  const problem = diskProblem(error, root);
  if (problem === undefined) throw error;
  return new SiteError([problem], { cause: error });
}

/** @throws {SiteError} when there is any problem */
export function throwIfAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new SiteError(problems);
}

/** What was thrown, in one line: not everything that can be thrown is an Error. */
export function messageOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return message.split("\n", 1).join();
}

/**
 * Waits for two pieces of work that run side by side.
 * @throws {SiteError} with the problems of both, in this order, whichever comes first
 */
export async function settleAll<A, B>(one: Promise<A>, two: Promise<B>): Promise<[A, B]> {
  const results = await Promise.allSettled([one, two]);
  const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  const other = failures.find((failure) => !(failure instanceof SiteError));
  if (other !== undefined) throw other;
  if (failures.length > 0) {
    const problems = failures.flatMap((failure: SiteError) => failure.problems);
    throw new SiteError(problems, { cause: failures[0].cause });
  }
  return Promise.all([one, two]);
}
