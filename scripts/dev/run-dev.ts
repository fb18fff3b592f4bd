import { setTimeout as pause } from "node:timers/promises";
import { inspect } from "node:util";
import { problemText } from "../errors/problem-text.ts";
import { messageOf, SiteError } from "../errors/site-error.ts";
import type { HtmlFile } from "../output/output-file.ts";
import { listen, portIn } from "../server/listen.ts";
import { makeSite } from "../site.ts";
import { bundle } from "../stages/bundle.ts";
import { pageSource } from "../stages/discover.ts";
import { load } from "../stages/load.ts";
import { render } from "../stages/render.ts";
import { secure } from "../stages/secure.ts";
import { createErrorPage, problemsWithCode } from "./error-page.ts";
import { createDevServer, type DevServer } from "./server.ts";
import { NOTHING, viewOf, withPages } from "./view.ts";
import { watchFolders } from "./watch.ts";

/** A site's sources. If the generator changes, `npm run dev` restarts. */
const FOLDERS = ["components", "data", "pages", "static"];
/** After chokidar reports a change, it ignores further changes of that file for this long. */
const THROTTLE_MS = 50;

/**
 * Serves a folder's site on this machine and keeps it up to date with its sources until `signal` aborts. Returns the
 * exit code.
 */
export async function runDev(
  root: string,
  args: string[],
  { log, error: logError }: Pick<Console, "log" | "error">,
  signal = new AbortController().signal,
): Promise<number> {
  const devServer = createDevServer((address, milliseconds) =>
    log(`  ${address} painted ${milliseconds.toFixed(0)} ms after the save`),
  );
  try {
    const origin = await listen(devServer.server, portIn(args, "3000"), "dev");
    await develop(root, origin, devServer, log, signal);
    return 0;
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
  origin: string,
  { show, openSources }: DevServer,
  log: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const errorPageFor = await createErrorPage(root);
  let view = NOTHING;
  let started = false;
  for await (const { paths, since, isOutdated } of watchFolders(root, FOLDERS, signal)) {
    if (paths.length > 0) log(listOf(paths));
    if (started && view.errorPage === undefined) {
      view = withPages(view, await renderUnchecked(root, openSources()));
      await show(view, since);
    }
    await pause(THROTTLE_MS);
    const start = performance.now();
    try {
      view = viewOf((await makeSite(root, { minified: false })).files);
      log(`  site built and checked in ${(performance.now() - start).toFixed(0)} ms`);
    } catch (error) {
      if (isOutdated()) continue; // the next change shows whether it is still wrong
      const problems = problemsWithCode(error, root);
      log([...stackOf(error), ...problems.map((problem) => problemText(problem, process.stdout))].join("\n"));
      view = { ...view, errorPage: await errorPageFor(problems) };
    }
    void show(view, since);
    if (!started) log(`${origin}${view.basePath}\nOpen pages update on save. Press Ctrl+C to stop.`);
    started = true;
  }
}

/** Only the generator's own errors need one. */
const stackOf = (error: unknown) => (error instanceof SiteError ? [] : [inspect(error)]);

/** Renders a few pages in half the time of all; none if anything is wrong, which the build then reports. */
async function renderUnchecked(root: string, files: readonly string[]): Promise<readonly HtmlFile[]> {
  if (files.length === 0) return [];
  try {
    const [site, assets] = await Promise.all([load(root, files.map(pageSource)), bundle(root)]);
    return render(site, assets).map(secure);
  } catch {
    return [];
  }
}

/** The first three, because a change of branch saves many. */
function listOf(paths: readonly string[]): string {
  const more = paths.length > 3 ? ` and ${paths.length - 3} more` : "";
  return paths.slice(0, 3).join(", ") + more;
}
