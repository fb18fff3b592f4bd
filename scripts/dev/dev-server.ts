import type { RequestListener, ServerResponse } from "node:http";
import { setTimeout } from "node:timers/promises";
import { inspect, stripVTControlCharacters } from "node:util";
import type { Document } from "domhandler";
import { type Esbuild, incrementalEsbuild } from "../compile/esbuild.ts";
import { locate } from "../errors/locate.ts";
import { toProblems } from "../errors/problems-error.ts";
import { problemsText } from "../errors/problems-text.ts";
import { siteServer } from "../serve/site-server.ts";
import { makeSite } from "../site.ts";
import { addOverlay, ERROR_PAGE } from "./overlay.ts";

/** The last site with all its pages; until there is one, what could be made. */
type LiveSite = {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly basePath: string;
  /** When its build began; empty until there is a site. */
  readonly version: string;
  /** Those of the newest site, as text. */
  readonly problems: string;
};

/** A save is often several changes: a file is emptied, then written, or one replaces another. */
const SETTLED_MS = 5;
/** No site is shown sooner, because the watcher may report a change this late. */
const SHOWN_MS = 60;
const NO_SITE = new Map([["500.html", Buffer.from(ERROR_PAGE)]]);

/** Serves the last complete site from memory, and tells open pages about a new one and problems. */
export function createDevServer(root: string) {
  const { esbuild, dispose } = incrementalEsbuild();
  const openPages = new Set<ServerResponse>();
  let live: LiveSite = { files: NO_SITE, basePath: "/", version: "", problems: "" };
  let [isBuilding, isOutdated] = [false, false];
  const tell = (page: ServerResponse) => {
    const problems = stripVTControlCharacters(live.problems);
    page.write(`data: ${JSON.stringify({ version: live.version, problems })}\n\n`);
  };
  const connect = (page: ServerResponse) => {
    page.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    page.write("retry: 300\n\n"); // milliseconds until browsers reconnect
    openPages.add(page.on("close", () => openPages.delete(page)));
    tell(page);
  };
  // While there are problems, a page that isn't there may be one that can't be made.
  const missing = () =>
    live.problems === "" && live.files.has("404.html")
      ? { status: 404, path: "404.html" }
      : { status: 500, path: "500.html" };
  const answerPage = siteServer({
    find: (path) => live.files.get(path),
    basePath: () => live.basePath,
    missing,
  });
  const answer: RequestListener = (request, response) => {
    if (request.url === "/_dev/events" && request.method === "GET") connect(response);
    else answerPage(request, response);
  };
  /** Builds the site when a save has ended; what is made while something else changes isn't shown. */
  const update = async () => {
    isOutdated = true;
    if (isBuilding) return;
    isBuilding = true;
    while (isOutdated) {
      while (isOutdated) {
        isOutdated = false;
        await setTimeout(SETTLED_MS);
      }
      const started = Date.now();
      const [next] = await Promise.all([nextSite(root, live, esbuild), setTimeout(SHOWN_MS)]);
      if (isOutdated) continue;
      live = next;
      console.log(live.problems || `The site was built in ${Date.now() - started} ms.`);
      openPages.forEach(tell);
    }
    isBuilding = false;
  };
  return { answer, update, basePath: () => live.basePath, dispose };
}

/** Builds the site again. Never fails. */
async function nextSite(root: string, last: LiveSite, esbuild: Esbuild): Promise<LiveSite> {
  const version = `${Date.now()}`;
  const add = (page: Document) => addOverlay(page, version);
  try {
    const { isComplete, basePath, ...made } = await makeSite(root, { add, esbuild });
    const problems = problemsText(locate(made.problems, root));
    if (!isComplete && last.version !== "") return { ...last, problems };
    const files = new Map(made.files.map(({ path, contents }) => [path, contents]));
    return { files, basePath, version, problems };
  } catch (error) {
    return { ...last, problems: textOf(error, root) };
  }
}

function textOf(error: unknown, root: string): string {
  try {
    return problemsText(locate(toProblems(error), root));
  } catch {
    return `The generator itself failed: ${inspect(error)}`;
  }
}
