import { diskProblem } from "./disk.ts";
import { locate, readSources } from "./locate.ts";
import { SiteError } from "./problems.ts";
import { reportProblems } from "./report.ts";

/**
 * What is wrong, for the person who must mend it, with the places in the sources.
 * @throws the error itself when it is not a fault of the site or of the disk but our own
 */
export function explain(error: unknown, root: string): string {
  if (error instanceof SiteError) {
    return reportProblems(locate(error.problems, readSources(root)), error.halfway);
  }
  const problem = diskProblem(error, root);
  if (problem === undefined) throw error;
  return reportProblems(locate([problem], new Map()), false);
}
