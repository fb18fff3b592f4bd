import { createServer, type ServerResponse } from "node:http";
import type { PageSource } from "../stages/discover.ts";
import { withLiveScript } from "./live.ts";
import type { Parts } from "./version.ts";
import { NOTHING, resolve, sourceAt, type View } from "./view.ts";

/** A page that is visible in a browser and gets events from the server; background pages aren't connected. */
type OpenPage = {
  /** The path in the browser's address bar. */
  readonly address: string;
  version: string;
  readonly response: ServerResponse;
};

export type DevServer = ReturnType<typeof createDevServer>;

const EVENTS = "/_dev/events?";
/** Browsers reconnect this soon after the server restarts. */
const RETRY_MS = 200;
const MOST_VERSIONS = 100;

/** Serves a site from memory and updates open pages. */
export function createDevServer() {
  const openPages = new Set<OpenPage>();
  /** What pages have shown, by version. A page reloads if its version is no longer here. */
  const shown = new Map<string, Parts>();
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
    update(page);
  }

  function sendPage(address: string, response: ServerResponse): void {
    const answer = resolve(address, view);
    if (answer.parts) remember(answer.parts);
    response.writeHead(answer.status, { "Content-Type": answer.type, "Cache-Control": "no-store" });
    response.end(answer.parts ? withLiveScript(answer) : answer.contents);
  }

  /** Sends an outdated page what to exchange, or that it must reload. */
  function update(page: OpenPage): void {
    const { parts } = resolve(page.address, view);
    if (!parts || parts.version === page.version) return;
    const before: Partial<Record<string, unknown>> = shown.get(page.version) ?? {};
    const changed = Object.entries(parts).filter(([name, part]) => `${part}` !== `${before[name]}`);
    const { rest, ...exchange } = Object.fromEntries(changed);
    const event = rest === undefined ? `exchange\ndata: ${JSON.stringify(exchange)}` : "reload\ndata: {}";
    page.response.write(`event: ${event}\n\n`);
    page.version = parts.version;
    remember(parts);
  }

  function remember(parts: Parts): void {
    shown.set(parts.version, parts);
    const [oldest = ""] = shown.keys();
    if (shown.size > MOST_VERSIONS) shown.delete(oldest);
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
      for (const page of openPages) update(page);
    },
    /** The pages that are visible in a browser. */
    openSources(): readonly PageSource[] {
      const sources = [...openPages].map(({ address }) => sourceAt(address, view));
      return [...new Set(sources.filter((source) => source !== undefined))];
    },
  };
}
