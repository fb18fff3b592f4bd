import type { Problem } from "./contract.ts";

/** Thrown by a stage that cannot go on: carries everything that is wrong, for one report. */
export class SiteError extends Error {
  override readonly name = "SiteError";
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], options?: ErrorOptions) {
    super(problems.map((problem) => `${problem.file}: ${problem.what}`).join("\n"), options);
    this.problems = problems;
  }
}

/** @throws {SiteError} when there is any problem */
export function failOn(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new SiteError(problems);
}
