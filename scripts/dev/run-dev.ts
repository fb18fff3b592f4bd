import { messageOf } from "../errors/site-error.ts";
import { listen, portIn } from "../server/listen.ts";
import { makeSite } from "../site.ts";
import { changes } from "./changes.ts";
import { loadErrorPage, plainErrorPage } from "./error-page.ts";
import { createFastRebuild } from "./fast-rebuild.ts";
import { createLog } from "./log.ts";
import { createDevServer, type DevServer } from "./server.ts";
import { shownProblems } from "./shown-problems.ts";
import { NOTHING, viewOf, withPages } from "./view.ts";

/** What a site is made of. When the generator itself changes, `npm run dev` starts this anew. */
const FOLDERS = ["components", "data", "pages", "static"];

/**
 * Shows the site of a folder at an address of this machine, in step with its sources, until `signal` ends it. Gives
 * the exit code.
 * @param wantedPort the port, unless the arguments name one; 0 for any that is free
 */
export async function runDev(
  root: string,
  args: string[],
  wantedPort: string,
  say: Pick<Console, "log" | "error">,
  signal: AbortSignal,
): Promise<number> {
  const log = createLog(say.log);
  const devServer = createDevServer(log.painted);
  try {
    const origin = await listen(devServer.server, portIn(args, wantedPort), "npm run dev");
    await develop(root, origin, devServer, log, signal);
    return 0;
  } catch (error) {
    say.error(messageOf(error));
    return 1;
  } finally {
    devServer.server.closeAllConnections();
    devServer.server.close();
  }
}

/**
 * Makes the site and shows it, then again after every change: first the pages that somebody looks at, then all of it,
 * checked. No mistake in the site ends this: pages then say what is wrong, and come back when it is mended.
 */
async function develop(
  root: string,
  origin: string,
  { show, openSources }: DevServer,
  log: ReturnType<typeof createLog>,
  signal: AbortSignal,
): Promise<void> {
  let errorPage = await loadErrorPage(root).catch(() => plainErrorPage);
  let quickLook = createFastRebuild(root);
  let view = NOTHING;
  let started = false;
  for await (const { paths, since, isOver } of changes(root, FOLDERS, signal)) {
    log.changed(paths);
    if (started && view.errorPage === undefined) {
      view = withPages(view, await quickLook(openSources(), paths));
      await show(view, since);
    }
    const begun = performance.now();
    try {
      view = viewOf((await makeSite(root, { minified: false })).files);
      log.made(performance.now() - begun);
    } catch (error) {
      if (isOver()) continue; // the next round says whether it is true
      const problems = shownProblems(error, root);
      log.failed(problems, error);
      errorPage = await loadErrorPage(root).catch(() => errorPage);
      view = { ...view, errorPage: errorPage(problems) };
      quickLook = createFastRebuild(root); // it does not see what changes until all is mended
    }
    void show(view, since);
    if (!started) log.started(origin + view.basePath);
    started = true;
  }
}
