import { locate, locateError, readSources } from "../errors/locate.ts";
import { failureText } from "../errors/problem-text.ts";
import { withBuildLock } from "../output/build-lock.ts";
import { buildSite } from "../site.ts";
import { HELP, optionsIn } from "./options.ts";
import { pageSizes, type Report, reportText, timingsText } from "./report.ts";
import { createTimings } from "./timings.ts";

/**
 * Builds the site in a folder and prints a report or the problems. Returns the exit code. It holds the lock from the
 * first read to the last write, so that the last build to finish has the latest sources.
 * @throws the generator's own errors, for their stack
 */
export async function runBuild(
  root: string,
  args: readonly string[],
  say: Pick<Console, "log" | "error">,
): Promise<number> {
  const onWait = (holder: string) =>
    say.error(`Waiting for another build of this folder, process ${holder} …`);
  try {
    const options = optionsIn(args);
    if (options.help) {
      say.log(HELP);
      return 0;
    }
    const report = await withBuildLock(root, { onWait, mostSeconds: 60 }, () => build(root, options));
    say.log(options.json ? JSON.stringify(report, null, 2) : reportText(report));
    if (options.timings && !options.json) say.log(timingsText(report.stages));
    return 0;
  } catch (error) {
    const failure = locateError(error, root);
    const { problems, partiallyWritten } = failure;
    if (args.includes("--json")) say.log(JSON.stringify({ problems, partiallyWritten }, null, 2));
    else say.error(failureText(failure));
    return 1;
  }
}

async function build(root: string, options: ReturnType<typeof optionsIn>): Promise<Report> {
  const started = performance.now();
  const { time, stages } = createTimings();
  const { files, todos } = await buildSite(root, options, time);
  const milliseconds = performance.now() - started;
  const located = locate(todos, todos.length > 0 ? readSources(root) : new Map());
  return { pages: pageSizes(files), files: files.length, milliseconds, stages, todos: located };
}
