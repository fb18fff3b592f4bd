import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { differences, partsOf } from "./version.ts";
import type { Answer } from "./view.ts";

/** A page that is visible in a browser; background pages aren't connected. */
type OpenPage = {
  /** The path in the browser's address bar. */
  readonly address: string;
  /** Its version; see `versionOf`. */
  version: string;
  readonly response: ServerResponse;
};

/** Browsers reconnect this soon after the server restarts. */
const RETRY_MS = 200;
/** The longest wait for a paint: a page that was just closed never paints. */
const PAINT_TIMEOUT_MS = 300;
/** A page that paints later than this was closed and reopened by a person. */
const FORGET_AFTER_MS = 2000;

/**
 * The pages that are visible in browsers, over server-sent events.
 * @param resolve returns what is at an address now
 * @param onPainted gets the milliseconds from a save to a page's paint
 */
export function createOpenPages(
  resolve: (address: string) => Answer,
  onPainted: (address: string, milliseconds: number) => void,
) {
  const pages = new Set<OpenPage>();
  /** The time of the save that a page shows, by address and version, until it is painted. */
  const saves = new Map<string, number>();
  let allPainted = () => {};

  /** Updates a page. Returns whether it was outdated itself, not only the panel over it. */
  function update(page: OpenPage): boolean {
    const { contents, panel, version = "" } = resolve(page.address);
    if (version === page.version) return false;
    const differ = differences(version, page.version);
    const { main, styles } = partsOf(String(contents));
    const parts = { ...(differ.main && { main }), ...(differ.styles && { styles }) };
    const exchange = { version, ...parts, ...(differ.panel && { panel }) };
    const event = differ.rest ? "reload\ndata: {}" : `exchange\ndata: ${JSON.stringify(exchange)}`;
    page.response.write(`event: ${event}\n\n`);
    page.version = version;
    return differ.rest || differ.main || differ.styles;
  }

  return {
    /** Called when a browser opens a page, brings it to the front, or reconnects after a restart. */
    connect(address: string, version: string, response: ServerResponse): void {
      const page = { address, version, response };
      response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
      response.write(`retry: ${RETRY_MS}\n\n`);
      response.on("close", () => pages.delete(page));
      pages.add(page);
      update(page);
    },
    addresses: (): readonly string[] => [...pages].map(({ address }) => address),
    /** Updates all pages to the save at that time, and waits until they are painted. */
    async updateAll(since: number): Promise<void> {
      const outdated = [...pages].filter(update);
      if (outdated.length === 0) return;
      saves.clear();
      for (const { address, version } of outdated) saves.set(`${address} ${version}`, since);
      const painted = new Promise<void>((resolve) => {
        allPainted = resolve;
      });
      await Promise.race([painted, pause(PAINT_TIMEOUT_MS)]);
    },
    painted(address: string, version: string): void {
      const since = saves.get(`${address} ${version}`);
      if (since === undefined) return; // opened or reloaded without a save
      saves.delete(`${address} ${version}`);
      if (saves.size === 0) allPainted();
      const milliseconds = performance.now() - since;
      if (milliseconds < FORGET_AFTER_MS) onPainted(address, milliseconds);
    },
  };
}
