import { join } from "node:path";
import { pageBudget } from "../checks/site/page-budget.ts";
import { locate, locateError, readSources } from "../errors/locate.ts";
import { throwIfAny } from "../errors/site-error.ts";
import { withBuildLock } from "../output/build-lock.ts";
import { makeSite } from "../site.ts";
import { compress } from "../stages/compress.ts";
import { emit } from "../stages/emit.ts";
import { type Colors, noColor } from "./colors.ts";
import { openTodos } from "./open-todos.ts";
import { type BuildOptions, HELP, optionsIn, swallowedFlags } from "./options.ts";
import { pageSizes, type Report } from "./report.ts";
import { failureText, reportText, timingsText } from "./report-text.ts";
import { createTimings } from "./timings.ts";

/**
 * Makes the site of a folder, writes it to dist/, and says what it did or what is wrong, and what must be done before
 * the site goes live; with --release it writes nothing while there is a release blocker. Gives the exit code.
 * From the first look at the sources to the last file written it is alone, so that the later of two builds has
 * the later sources.
 * @param paint the colours of what `say` is told by the function of that name
 * @throws what is our own fault, for its stack
 */
export async function runBuild(
  root: string,
  given: readonly string[],
  say: Pick<Console, "log" | "error">,
  colors: { readonly log: Colors; readonly error: Colors } = { log: noColor, error: noColor },
): Promise<number> {
  const args = [...swallowedFlags(process.env), ...given];
  const onWait = (holder: string) =>
    say.error(`Another build, process ${holder}, is at work in this folder. Waiting for it …`);
  try {
    const options = optionsIn(args);
    if (options.help) say.log(HELP);
    else
      sayReport(await withBuildLock(root, { onWait, mostSeconds: 60 }, () => build(root, options)), options);
    return 0;
  } catch (error) {
    const failure = locateError(error, root);
    const { problems, partiallyWritten } = failure;
    if (args.includes("--json")) say.log(JSON.stringify({ problems, partiallyWritten }, null, 2));
    else say.error(failureText(failure, colors.error));
    return 1;
  }

  function sayReport(report: Report, { json, timings }: BuildOptions): void {
    say.log(json ? JSON.stringify(report, null, 2) : reportText(report, colors.log));
    if (timings && !json) say.log(timingsText(report.stages));
  }
}

async function build(root: string, { compress: compressed, release, today }: BuildOptions): Promise<Report> {
  const started = performance.now();
  const { time, stages } = createTimings();
  const dist = join(root, "dist");
  const { files: made, todos } = await makeSite(root, { time });
  const open = openTodos(todos, today, made);
  if (release) throwIfAny(open.filter(({ blocks }) => blocks));
  const files = compressed ? await time("compress", () => compress(made)) : made;
  throwIfAny(pageBudget(files));
  time("emit", () => emit(files, dist));
  const milliseconds = performance.now() - started;
  return {
    pages: pageSizes(files),
    files: files.length,
    milliseconds,
    stages,
    todos: locate(open, open.length > 0 ? readSources(root) : new Map()),
  };
}
