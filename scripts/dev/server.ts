import { createServer, type ServerResponse } from "node:http";
import { type PageSource, pageSource } from "../stages/discover.ts";
import { withLiveScript } from "./live.ts";
import { createOpenPages } from "./open-pages.ts";
import { NOTHING, resolve, sourceAt, type View } from "./view.ts";

export type DevServer = ReturnType<typeof createDevServer>;

/**
 * Serves a site from memory and updates open pages. Its own addresses are below /_dev/.
 * @param onPainted gets the milliseconds from a save to a page's paint
 */
export function createDevServer(onPainted: (address: string, milliseconds: number) => void) {
  let view = NOTHING;
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const openPages = createOpenPages((address) => resolve(address, view), onPainted);

  function handleLive({ pathname, searchParams }: URL, response: ServerResponse): void {
    const { address = "", version = "" } = Object.fromEntries(searchParams);
    // Paths and versions are ASCII; anything else comes from elsewhere.
    if (!/^\/[!-~]*$/.test(address)) response.writeHead(400).end();
    else if (pathname === "/_dev/events") openPages.connect(address, version, response);
    else {
      openPages.painted(address, version);
      response.writeHead(204).end();
    }
  }

  function sendPage(address: string, response: ServerResponse): void {
    const answer = resolve(address, view);
    response.writeHead(answer.status, { "Content-Type": answer.type, "Cache-Control": "no-store" });
    response.end(answer.version ? withLiveScript(answer) : answer.contents);
  }

  return {
    server: createServer(async ({ url = "/" }, response) => {
      await begun; // until there is something to show
      if (url.startsWith("/_dev/")) handleLive(new URL(url, "http://localhost"), response);
      else sendPage(url, response);
    }),
    /**
     * Shows this from now on, also in open pages; `since` is the time of the save. Resolves when every open page has
     * been painted, or after a timeout, because closed pages never paint.
     */
    show(next: View, since: number): Promise<void> {
      view = next;
      begin();
      return openPages.updateAll(since);
    },
    /** The sources of the pages that are visible in a browser. */
    openSources(): readonly PageSource[] {
      const sources = openPages.addresses().map((address) => sourceAt(address, view));
      return [...new Set(sources.filter((source) => source !== undefined))].map(pageSource);
    },
  };
}
