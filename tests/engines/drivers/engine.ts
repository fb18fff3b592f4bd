import type { Site } from "../site.ts";

/** What visitors set in their browser or system. Large text is twice its usual size, without zoom. */
export type Setting = "dark" | "reducedMotion" | "forcedColours" | "largeText" | "noScript";

/** A browser with one window, which opens by the first `set`. Lengths are CSS pixels of the page. */
export type Engine = {
  /** Turns these settings on and all others off; the open page may be lost. */
  readonly set: (settings: readonly Setting[]) => Promise<unknown>;
  readonly resize: (width: number, height: number) => Promise<unknown>;
  /** Resolves when the page has been read; its font may still be on the way. */
  readonly goto: (address: string) => Promise<unknown>;
  /** Runs the body of a function in the page and gives what it returns, by way of JSON. */
  readonly evaluate: <Value>(body: string) => Promise<Value>;
  readonly press: (key: keyof typeof keys) => Promise<unknown>;
  readonly click: (x: number, y: number) => Promise<unknown>;
  /** What the window shows, as PNG. */
  readonly screenshot: () => Promise<Buffer>;
  /** The page as PDF, with backgrounds. */
  readonly print?: () => Promise<Buffer>;
  /** The errors that the console shows while these pages load. */
  readonly consoleErrors?: (site: Site, paths: readonly string[]) => Promise<readonly string[]>;
  readonly close: () => Promise<unknown>;
};

/** The keys that the tests press, with WebDriver's codes. */
export const keys = { ArrowRight: "\uE014", Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004" };
