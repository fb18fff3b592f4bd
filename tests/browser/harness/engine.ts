/** Visitors' browser and system settings. */
export type Setting = "dark" | "reducedMotion" | "noScript" | "largeText";

/** A browser with one window, which the first `set` opens. Lengths are CSS pixels. */
export type Engine = {
  /** Turns these settings on and all others off; may close the open page. */
  readonly set: (settings: readonly Setting[]) => Promise<unknown>;
  readonly resize: (width: number, height: number) => Promise<unknown>;
  /** Resolves when the page has loaded; its font may still be loading. */
  readonly goto: (address: string) => Promise<unknown>;
  /** Runs the body of a function in the page and returns its result, via JSON. */
  readonly evaluate: <Value>(body: string) => Promise<Value>;
  readonly press: (key: keyof typeof keys) => Promise<unknown>;
  readonly click: (x: number, y: number) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
};

/** The keys that the tests press, as WebDriver's codes. */
export const keys = { ArrowRight: "\uE014", Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004", " ": " " };
