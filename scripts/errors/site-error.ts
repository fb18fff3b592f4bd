import type { Problem } from "../contract.ts";
import { diskProblem } from "../output/disk.ts";

/** All problems, thrown by a stage that can't continue. */
export class SiteError extends Error {
  override readonly name = "SiteError";
  readonly problems: readonly Problem[];
  /** true: some files of dist/ are already new, others still old. */
  readonly partiallyWritten: boolean;

  constructor(problems: readonly Problem[], { partiallyWritten = false } = {}) {
    super(problems.map(({ places, message }) => `${places}: ${message}`).join("\n"));
    this.problems = problems;
    this.partiallyWritten = partiallyWritten;
  }
}

/**
 * The error as a SiteError; errors of the disk too.
 * @throws the error itself if it is the generator's
 */
export function siteErrorOf(error: unknown, root: string): SiteError {
  if (error instanceof SiteError) return error;
  const problem = diskProblem(error, root);
  if (problem === undefined) throw error;
  return new SiteError([problem]);
}

/** Gets the problems that a stage can work around: a build throws them, a draft collects them. */
export type Report = (problems: readonly Problem[]) => void;

/** @throws {SiteError} if there is any problem */
export function throwIfAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new SiteError(problems);
}

/** The first line of a thrown value, which may not be an Error. */
export function messageOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return message.split("\n", 1).join();
}

/**
 * Waits for two promises.
 * @throws {SiteError} with the problems of both, in this order
 * @throws the error itself if it is the generator's
 */
export async function settleAll<A, B>(root: string, one: Promise<A>, two: Promise<B>): Promise<[A, B]> {
  const results = await Promise.allSettled([one, two]);
  const failures = results.filter((result) => result.status === "rejected").map(({ reason }) => reason);
  throwIfAny(failures.flatMap((failure) => siteErrorOf(failure, root).problems));
  return Promise.all([one, two]);
}
