import { createServer, type Server, type ServerResponse } from "node:http";
import { withLiveScript } from "./live.ts";
import { createOpenPages } from "./open-pages.ts";
import { type Answer, NOTHING, resolve, sourceAt, type View } from "./view.ts";

export type DevServer = {
  readonly server: Server;
  /**
   * Shows this from now on, also where a page is open already; `since` is when the save was that led to it. Resolves
   * when every page has painted what is new, or after a while: one that was closed paints nothing.
   */
  readonly show: (view: View, since: number) => Promise<void>;
  /** The sources of the pages that somebody sees in a browser: "pages/prices.tsx". */
  readonly openSources: () => readonly string[];
};

/**
 * A server of a site in memory that keeps open pages in step with it. What it needs besides is below /_dev/.
 * @param onPainted is told how many milliseconds after a save a page was painted
 */
export function createDevServer(onPainted: (address: string, milliseconds: number) => void): DevServer {
  let view = NOTHING;
  let begin = () => {};
  /** Who comes before there is anything to see waits for it. */
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const openPages = createOpenPages((address) => resolve(address, view), onPainted);

  /** Paths and versions are ASCII; anything else comes from no page of this server. */
  function hear(request: URL, response: ServerResponse): void {
    const { address = "", version = "" } = Object.fromEntries(request.searchParams);
    if (!/^\/[!-~]*$/.test(address)) response.writeHead(400).end();
    else if (request.pathname === "/_dev/events") openPages.connect(address, version, response);
    else {
      openPages.painted(address, version);
      response.writeHead(204).end();
    }
  }

  return {
    server: createServer(async ({ url = "/" }, response) => {
      await begun;
      if (url.startsWith("/_dev/")) hear(new URL(url, "http://localhost"), response);
      else send(resolve(url, view), response);
    }),
    show(next, since) {
      view = next;
      begin();
      return openPages.updateAll(since);
    },
    openSources() {
      const sources = openPages.addresses().map((address) => sourceAt(address, view));
      return [...new Set(sources.filter((source) => source !== undefined))];
    },
  };
}

function send({ status, type, contents, version }: Answer, response: ServerResponse): void {
  if (type) response.setHeader("Content-Type", type);
  response.setHeader("Cache-Control", "no-store");
  const isPage = version !== undefined;
  response
    .writeHead(status)
    .end(isPage ? withLiveScript(String(contents), version, status === 500) : contents);
}
