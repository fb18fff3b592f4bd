import { setTimeout as pause } from "node:timers/promises";
import { pageSizes } from "../build/report.ts";
import { DOCUMENT_BUDGET } from "../checks/site/page-budget.ts";
import { locate } from "../errors/locate.ts";
import { problemText } from "../errors/problem-text.ts";
import { messageOf } from "../errors/site-error.ts";
import { addressesOf, helpText, LOOPBACK, listen, serverOptions } from "../server/listen.ts";
import { makeDraft, renderEach } from "./draft.ts";
import { editorLinkFor } from "./panel.ts";
import { DevServer } from "./server.ts";
import { NOTHING, type View, viewOf } from "./view.ts";
import { watchFolders } from "./watch.ts";

/** A site's sources, and the generator. */
const FOLDERS = ["components", "data", "pages", "static", "scripts"];
/** After chokidar reports a change, it ignores further changes of that file for this long. */
const THROTTLE_MS = 50;
const COMMAND = { name: "dev", port: "3000", does: "Serves the site and updates open pages on save." };
const HINT = "Open pages update on save. Press Ctrl+C to stop.";
const MORE_HELP = "EDITOR_URL sets the links to the editor: EDITOR_URL='idea://open?file={file}&line={line}'";

/**
 * Serves a folder's site and keeps it up to date with its sources until `signal` aborts. Returns the exit code, or
 * nothing if the generator has changed and must be loaded again.
 */
export async function runDev(
  root: string,
  args: string[],
  { log, error: logError }: Pick<Console, "log" | "error">,
  signal = new AbortController().signal,
): Promise<number | undefined> {
  const devServer = new DevServer();
  try {
    const { port, host, help } = serverOptions(args, COMMAND);
    if (help) {
      log(`${helpText(COMMAND)}\n\n${MORE_HELP}`);
      return 0;
    }
    const origins = addressesOf(await listen(devServer.server, port, { command: COMMAND.name, host }));
    // Other devices have no files of this one.
    const view = host === LOOPBACK ? { ...NOTHING, editorLink: editorLinkFor(root) } : NOTHING;
    return await develop(root, { origins, view }, devServer, log, signal);
  } catch (error) {
    logError(messageOf(error));
    return 1;
  } finally {
    devServer.server.closeAllConnections();
    devServer.server.close();
  }
}

/**
 * Shows the site now and after every change: first the pages that are open in a browser, then the whole site, checked.
 * Mistakes in the site don't stop it: pages show them until they are fixed.
 */
async function develop(
  root: string,
  start: { readonly view: View; readonly origins: readonly string[] },
  server: DevServer,
  log: (text: string) => void,
  signal: AbortSignal,
): Promise<number | undefined> {
  let { view } = start;
  let started = false;
  for await (const { paths, isOutdated } of watchFolders(root, FOLDERS, signal)) {
    if (paths.some((path) => path.startsWith("scripts/"))) return undefined;
    if (paths.length > 0) log(listOf(paths));
    const open = server.openSources();
    if (open.length > 0) {
      const rendered = await renderEach(root, open, () => {});
      view = viewOf(root, view, [...view.files.values(), ...rendered]);
      server.show(view);
    }
    await pause(THROTTLE_MS);
    const begun = performance.now();
    const draft = await makeDraft(root, view);
    if (draft.problems.length > 0 && isOutdated()) continue; // the next change may have fixed them
    server.show(draft);
    const duration = `${(performance.now() - begun).toFixed(0)} ms`;
    log(`  site built and checked in ${duration}${budgetText(draft, view.built)}`);
    view = draft;
    for (const problem of locate(view.problems, view.sources)) log(problemText(problem, process.stdout));
    if (!started) log([...start.origins.map((origin) => origin + view.basePath), HINT].join("\n"));
    started = true;
  }
  return 0;
}

/** How much of its budget each page uses that is not among the known ones. */
function budgetText({ built }: View, known: View["built"]): string {
  const changed = [...built].flatMap(([contents, files]) => (known.has(contents) ? [] : pageSizes(files)));
  const used = changed.map(({ path, share = 0 }) => `${path} ${Math.ceil(share * 100)} %`);
  return used.length > 0 ? `\n  of ${DOCUMENT_BUDGET} bytes after brotli: ${used.join(", ")}` : "";
}

/** The first three, because a change of branch saves many. */
function listOf(paths: readonly string[]): string {
  const more = paths.length > 3 ? ` and ${paths.length - 3} more` : "";
  return paths.slice(0, 3).join(", ") + more;
}
