import { diskProblem } from "./disk.ts";
import { type LocatedProblem, locate, readSources } from "./locate.ts";
import { SiteError } from "./problems.ts";

/** Why there is no new site. */
export type Failure = {
  readonly problems: readonly LocatedProblem[];
  /** Whether the new site was being put in place when it happened, so that dist/ holds some of it. */
  readonly halfway: boolean;
};

/**
 * What is wrong, for the person who must mend it, with the places in the sources.
 * @throws the error itself when it is not a fault of the site or of the disk but our own
 */
export function failureOf(error: unknown, root: string): Failure {
  if (error instanceof SiteError)
    return { problems: locate(error.problems, readSources(root)), halfway: error.halfway };
  const problem = diskProblem(error, root);
  if (problem === undefined) throw error;
  return { problems: locate([problem], new Map()), halfway: false };
}
