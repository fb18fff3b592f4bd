import type { RequestListener, ServerResponse } from "node:http";
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

const NO_SITE = new Map([["500.html", Buffer.from(ERROR_PAGE)]]);

/** Serves the last complete site from memory, and tells open pages about a new one and problems. */
export function createDevServer(root: string) {
  const esbuild = incrementalEsbuild();
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
  /** Builds the site; after a change during a build, once more. */
  const update = async () => {
    isOutdated = true;
    while (isOutdated && !isBuilding) {
      [isBuilding, isOutdated] = [true, false];
      live = await nextSite(root, live, esbuild);
      isBuilding = false;
      openPages.forEach(tell);
    }
  };
  return { answer, update, basePath: () => live.basePath };
}

/** Builds the site again, and prints what happened. Never fails. */
async function nextSite(root: string, last: LiveSite, esbuild: Esbuild): Promise<LiveSite> {
  const started = Date.now();
  const version = `${started}`;
  const add = (page: Document) => addOverlay(page, version);
  try {
    const { isComplete, basePath, ...made } = await makeSite(root, { add, esbuild });
    const problems = problemsText(locate(made.problems, root));
    console.log(`${problems}The site was built in ${Date.now() - started} ms.`);
    if (!isComplete && last.version !== "") return { ...last, problems };
    const files = new Map(made.files.map(({ path, contents }) => [path, contents]));
    return { files, basePath, version, problems };
  } catch (error) {
    const problems = textOf(error, root);
    console.error(problems);
    return { ...last, problems };
  }
}

function textOf(error: unknown, root: string): string {
  try {
    return problemsText(locate(toProblems(error), root));
  } catch {
    return `The generator itself failed: ${inspect(error)}`;
  }
}
