import { createHash } from "node:crypto";
import type { RequestListener, ServerResponse } from "node:http";
import { inspect, stripVTControlCharacters } from "node:util";
import { locate, problemsText } from "../errors/locate.ts";
import { toProblems } from "../errors/site-error.ts";
import { siteServer } from "../serve/site-server.ts";
import { makeErrorPage, makeSite } from "../site.ts";
import { addPanel, plainErrorPage, VERSION } from "./panel.ts";

/** The last site without mistakes; until there is one, only an error page. */
type LiveSite = {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly basePath: string;
  /** A hash of all files; empty until there is a site. */
  readonly version: string;
  /** The mistakes of the newest site, as text. */
  readonly problems: string;
};

/** Serves the last site without mistakes from memory, and tells open pages about a new one and mistakes. */
export function createDevServer(root: string) {
  const openPages = new Set<ServerResponse>();
  let live = withoutSite(plainErrorPage(), "");
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
  const find = (path: string) => {
    const contents = live.files.get(path);
    return path.endsWith(".html") ? contents?.toString().replace(VERSION, live.version) : contents;
  };
  // While there are mistakes, a page that isn't there may be one that can't be made.
  const isLost = () => live.problems === "" && live.files.has("404.html");
  const answerPage = siteServer(find, () =>
    isLost() ? { status: 404, path: "404.html" } : { status: 500, path: "500.html" },
  );
  const answer: RequestListener = (request, response) => {
    if (request.url === "/_dev/events" && request.method === "GET") connect(response);
    else answerPage(request, response);
  };
  /** Builds the site; after a change during a build, once more. */
  const update = async () => {
    isOutdated = true;
    while (isOutdated && !isBuilding) {
      [isBuilding, isOutdated] = [true, false];
      live = await nextSite(root, live);
      isBuilding = false;
      openPages.forEach(tell);
    }
  };
  return { answer, update, basePath: () => live.basePath };
}

function withoutSite(errorPage: string, problems: string): LiveSite {
  return { files: new Map([["500.html", Buffer.from(errorPage)]]), basePath: "/", version: "", problems };
}

/** Builds the site again, and prints what happened. Never fails. */
async function nextSite(root: string, last: LiveSite): Promise<LiveSite> {
  const started = performance.now();
  try {
    const { files, basePath, warnings } = await makeSite(root, addPanel);
    const hash = createHash("sha256");
    for (const { path, contents } of files) hash.update(path).update(contents);
    const time = `The site was built in ${(performance.now() - started).toFixed()} ms.`;
    console.log(problemsText(locate(warnings, root)) + time);
    const byPath = new Map(files.map(({ path, contents }) => [path, contents]));
    return { files: byPath, basePath, version: hash.digest("hex"), problems: "" };
  } catch (error) {
    const problems = textOf(error, root);
    console.error(problems);
    if (last.version !== "") return { ...last, problems };
    return withoutSite((await makeErrorPage(root, addPanel)) ?? plainErrorPage(), problems);
  }
}

function textOf(error: unknown, root: string): string {
  try {
    return problemsText(locate(toProblems(error), root));
  } catch {
    return `The generator itself failed: ${inspect(error)}`;
  }
}
