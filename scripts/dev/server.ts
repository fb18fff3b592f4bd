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

const EVENTS = "/_dev/events?";
/** Browsers reconnect this soon after the server restarts. */
const RETRY_MS = 200;
const MOST_VERSIONS = 100;

/** Serves a site from memory and updates open pages. */
export class DevServer {
  readonly server = createServer(async ({ url = "/" }, response) => {
    await this.#begun; // until there is something to show
    if (url.startsWith(EVENTS)) this.#connect(url.slice(EVENTS.length), response);
    else this.#sendPage(url, response);
  });
  readonly #openPages = new Set<OpenPage>();
  /** What pages have shown, by version. A page reloads if its version is no longer here. */
  readonly #shown = new Map<string, Parts>();
  #view = NOTHING;
  #begin = () => {};
  readonly #begun = new Promise<void>((resolve) => {
    this.#begin = resolve;
  });

  /** Shows this from now on, also in open pages. */
  show(next: View): void {
    this.#view = next;
    this.#begin();
    for (const page of this.#openPages) this.#update(page);
  }

  /** The pages that are visible in a browser. */
  openSources(): readonly PageSource[] {
    const sources = [...this.#openPages].map(({ address }) => sourceAt(address, this.#view));
    return [...new Set(sources.filter((source) => source !== undefined))];
  }

  /** Called when a browser opens a page, brings it to the front, or reconnects after a restart. */
  #connect(query: string, response: ServerResponse): void {
    const { address = "", version = "" } = Object.fromEntries(new URLSearchParams(query));
    // Paths are ASCII; anything else comes from elsewhere.
    if (!/^\/[!-~]*$/.test(address)) return void response.writeHead(400).end();
    const page = { address, version, response };
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
    response.write(`retry: ${RETRY_MS}\n\n`);
    response.on("close", () => this.#openPages.delete(page));
    this.#openPages.add(page);
    this.#update(page);
  }

  #sendPage(address: string, response: ServerResponse): void {
    const answer = resolve(address, this.#view);
    if (answer.parts) this.#remember(answer.parts);
    response.writeHead(answer.status, { "Content-Type": answer.type, "Cache-Control": "no-store" });
    response.end(answer.parts ? withLiveScript(answer) : answer.contents);
  }

  /** Sends an outdated page what to exchange, or that it must reload. */
  #update(page: OpenPage): void {
    const { parts } = resolve(page.address, this.#view);
    if (!parts || parts.version === page.version) return;
    const before: Partial<Record<string, unknown>> = this.#shown.get(page.version) ?? {};
    const changed = Object.entries(parts).filter(([name, part]) => `${part}` !== `${before[name]}`);
    const { rest, ...exchange } = Object.fromEntries(changed);
    const event = rest === undefined ? `exchange\ndata: ${JSON.stringify(exchange)}` : "reload\ndata: {}";
    page.response.write(`event: ${event}\n\n`);
    page.version = parts.version;
    this.#remember(parts);
  }

  #remember(parts: Parts): void {
    this.#shown.set(parts.version, parts);
    const [oldest = ""] = this.#shown.keys();
    if (this.#shown.size > MOST_VERSIONS) this.#shown.delete(oldest);
  }
}
