import type { Problem } from "../contract.ts";
import { diskProblem } from "../output/disk.ts";
import { type LocatedProblem, locate, readSources } from "./locate.ts";
import { SiteError } from "./site-error.ts";

/** Why there is no new site. */
export type Failure = {
  readonly problems: readonly LocatedProblem[];
  /** Whether the new site was being put in place when it happened, so that dist/ may not be as it was. */
  readonly halfway: boolean;
};

/**
 * What is wrong, for the person who must mend it, with the places in the sources.
 * @throws the error itself when it is not a fault of the site or of the disk but our own
 */
export function failureOf(error: unknown, root: string): Failure {
  const problems = problemsIn(error, root);
  if (problems === undefined) throw error;
  const halfway = error instanceof SiteError && error.halfway;
  return { problems: locate(problems, readSources(root)), halfway };
}

/** The problems that an error tells of; undefined when it is no fault of the site or of the disk but our own. */
export function problemsIn(error: unknown, root: string): readonly Problem[] | undefined {
  if (error instanceof SiteError) return error.problems;
  const problem = diskProblem(error, root);
  return problem && [problem];
}
