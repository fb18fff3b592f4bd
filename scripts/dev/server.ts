import { createServer, type ServerResponse } from "node:http";
import type { PageSource } from "../stages/discover.ts";
import { withLiveScript } from "./live.ts";
import { differences, partsOf } from "./version.ts";
import { NOTHING, resolve, sourceAt, type View } from "./view.ts";

/** A page that is visible in a browser and gets events from the server; background pages aren't connected. */
type OpenPage = {
  /** The path in the browser's address bar. */
  readonly address: string;
  /** Its version; see `versionOf`. */
  version: string;
  readonly response: ServerResponse;
};

export type DevServer = ReturnType<typeof createDevServer>;

const EVENTS = "/_dev/events?";
/** Browsers reconnect this soon after the server restarts. */
const RETRY_MS = 200;

/** Serves a site from memory and updates open pages. */
export function createDevServer() {
  const openPages = new Set<OpenPage>();
  let view = NOTHING;
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });

  /** Called when a browser opens a page, brings it to the front, or reconnects after a restart. */
  function connect(query: string, response: ServerResponse): void {
    const { address = "", version = "" } = Object.fromEntries(new URLSearchParams(query));
    // Paths are ASCII; anything else comes from elsewhere.
    if (!/^\/[!-~]*$/.test(address)) return void response.writeHead(400).end();
    const page = { address, version, response };
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write(`retry: ${RETRY_MS}\n\n`);
    response.on("close", () => openPages.delete(page));
    openPages.add(page);
    update(page, view);
  }

  function sendPage(address: string, response: ServerResponse): void {
    const answer = resolve(address, view);
    response.writeHead(answer.status, { "Content-Type": answer.type, "Cache-Control": "no-store" });
    response.end(answer.version ? withLiveScript(answer) : answer.contents);
  }

  return {
    server: createServer(async ({ url = "/" }, response) => {
      await begun; // until there is something to show
      if (url.startsWith(EVENTS)) connect(url.slice(EVENTS.length), response);
      else sendPage(url, response);
    }),
    /** Shows this from now on, also in open pages. */
    show(next: View): void {
      view = next;
      begin();
      for (const page of openPages) update(page, view);
    },
    /** The pages that are visible in a browser. */
    openSources(): readonly PageSource[] {
      const sources = [...openPages].map(({ address }) => sourceAt(address, view));
      return [...new Set(sources.filter((source) => source !== undefined))];
    },
  };
}

/** Sends an outdated page what to exchange, or that it must reload. */
function update(page: OpenPage, view: View): void {
  const { contents, panel, version = "" } = resolve(page.address, view);
  if (version === page.version) return;
  const differ = differences(version, page.version);
  const { main, styles } = partsOf(String(contents));
  const parts = { ...(differ.main && { main }), ...(differ.styles && { styles }) };
  const exchange = { version, ...parts, ...(differ.panel && { panel }) };
  const event = differ.rest ? "reload\ndata: {}" : `exchange\ndata: ${JSON.stringify(exchange)}`;
  page.response.write(`event: ${event}\n\n`);
  page.version = version;
}
