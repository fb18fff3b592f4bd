import type { RequestListener, ServerResponse } from "node:http";
import { extname, posix } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { type Document, Element, Text } from "domhandler";
import { buildSync } from "esbuild";
import { DomUtils } from "htmlparser2";
import { lookup } from "mrmime";
import { MEDIA_TYPES } from "../hosting/media-types.ts";
import { decode, isPage, type OutputFile } from "../output-file.ts";
import { pathBelow } from "../serve/site-server.ts";
import { elementsOf } from "../tree.ts";
import { type LiveSite, nextSite, noSite } from "./live-site.ts";

const PANEL = { absWorkingDir: import.meta.dirname, entryPoints: ["panel.client.ts"], target: "es2022" };
const SCRIPT = buildSync({ ...PANEL, write: false }).outputFiles[0]?.text ?? "";
/** Stands for the site's version, which is known when all its pages are made. */
const VERSION = "{site version}";

/** Serves the last site without mistakes from memory, and tells open pages about a new one and mistakes. */
export function createDevServer(root: string) {
  const openPages = new Set<ServerResponse>();
  let live = noSite(addPanel);
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
  const answer: RequestListener = ({ url = "/", method }, response) => {
    if (url === "/_dev/events" && method === "GET") return connect(response);
    const { status, file } = answerIn(live, url.replace(/[?#].*/, ""));
    const type = MEDIA_TYPES[extname(file.path).slice(1)] ?? lookup(file.path) ?? "application/octet-stream";
    response.writeHead(status, { "Content-Type": type, "Cache-Control": "no-store" });
    response.end(isPage(file) ? file.contents.replace(VERSION, live.version) : file.contents);
  };
  /** Builds the site; after a change during a build, once more. */
  const update = async () => {
    isOutdated = true;
    while (isOutdated && !isBuilding) {
      [isBuilding, isOutdated] = [true, false];
      live = await nextSite(root, live, addPanel).finally(() => {
        isBuilding = false;
      });
      openPages.forEach(tell);
    }
  };
  return { answer, update, basePath: () => live.site?.basePath ?? "/" };
}

/** What a plain host answers; while there are mistakes, the error page instead of a page that isn't there. */
function answerIn(live: LiveSite, address: string): { readonly status: number; readonly file: OutputFile } {
  const find = (path: string) => live.site?.files.find((file) => file.path === path);
  const below = pathBelow(live.site?.basePath ?? "/", address);
  const path = decode(below?.slice(1) ?? "");
  const file = find(path) ?? find(`${path}.html`) ?? find(posix.join(path, "index.html"));
  if (below !== undefined && file) return { status: 200, file };
  const lost = live.problems ? undefined : find("404.html");
  return lost ? { status: 404, file: lost } : { status: 500, file: find("500.html") ?? live.errorPage };
}

/** Adds the panel's script to a page. */
function addPanel(tree: Document): void {
  const body = elementsOf(tree).find(({ name }) => name === "body");
  const script = new Element("script", { "data-version": VERSION }, [new Text(SCRIPT)]);
  DomUtils.appendChild(body ?? tree, script);
}
