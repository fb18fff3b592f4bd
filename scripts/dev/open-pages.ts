import type { ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { differences, partsOf } from "./version.ts";
import type { Answer } from "./view.ts";

/** A page that somebody sees in a browser; one in the background is not connected. */
type OpenPage = {
  /** The path in the browser's address line. */
  readonly address: string;
  /** What it shows; see `versionOf`. */
  version: string;
  readonly response: ServerResponse;
};

/** Browsers ask again so many milliseconds after the server was restarted. */
const RETRY = 200;
/** For so many milliseconds a page is waited for: one that was just closed does not paint. */
const PATIENCE = 300;
/** After so many milliseconds a page is no longer expected to paint: it was closed, or went into the background. */
const GIVEN_UP = 2000;

/**
 * The pages that are open and seen in browsers, over server-sent events.
 * @param answerTo gives what is at an address now
 * @param onPainted is told how many milliseconds after a save a page was painted
 */
export function createOpenPages(
  answerTo: (address: string) => Answer,
  onPainted: (address: string, milliseconds: number) => void,
) {
  const pages = new Set<OpenPage>();
  /** When the save was that a page is to show, by address and version. */
  const awaited = new Map<string, number>();
  let allPainted = () => {};

  /** Brings a page up to date; one that is so already is left alone. Gives whether there was anything to do. */
  function update(page: OpenPage): boolean {
    const { contents, version = "" } = answerTo(page.address);
    if (version === page.version) return false;
    const differ = differences(version, page.version);
    const { main, styles } = partsOf(String(contents));
    if (differ.rest) send(page, "reload", {});
    else send(page, "exchange", { version, ...(differ.main && { main }), ...(differ.styles && { styles }) });
    page.version = version;
    return true;
  }

  return {
    /** A browser has opened a page or brought it to the front, or has found this server again after a restart. */
    connect(address: string, version: string, response: ServerResponse): void {
      const page = { address, version, response };
      response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-store" });
      response.write(`retry: ${RETRY}\n\n`);
      response.on("close", () => pages.delete(page));
      pages.add(page);
      update(page);
    },
    addresses: (): readonly string[] => [...pages].map(({ address }) => address),
    /** There is something new since a save at that time. Resolves when it is painted, or after a while. */
    async updateAll(since: number): Promise<void> {
      for (const [key, save] of awaited) if (since - save > GIVEN_UP) awaited.delete(key);
      for (const page of pages) {
        const before = keyOf(page);
        if (!update(page)) continue; // a look that began before this save may have seen it already
        awaited.delete(before);
        awaited.set(keyOf(page), since);
      }
      if (awaited.size === 0) return;
      await Promise.race([
        new Promise<void>((resolve) => {
          allPainted = resolve;
        }),
        pause(PATIENCE),
      ]);
    },
    painted(address: string, version: string): void {
      const since = awaited.get(keyOf({ address, version }));
      if (since === undefined) return; // somebody came or reloaded, without a save
      awaited.delete(keyOf({ address, version }));
      if (awaited.size === 0) allPainted();
      onPainted(address, performance.now() - since);
    },
  };
}

function keyOf({ address, version }: Pick<OpenPage, "address" | "version">): string {
  return `${address} ${version}`;
}

function send({ response }: OpenPage, event: string, data: unknown): void {
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
