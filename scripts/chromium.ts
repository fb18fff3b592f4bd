import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { type Browser, chromium, type LaunchOptions } from "playwright";

/** How to get a Chromium on any machine. */
export const chromiumCommand = "npx playwright install --with-deps chromium";

const places = [
  chromium.executablePath(),
  // Debian's, without windows: tests run a quarter faster in it.
  "/usr/lib/chromium/chromium-headless-shell",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The programs with these names on PATH, in the order of the names. */
export function onPath(...names: readonly string[]): readonly string[] {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);
}

/** The Chromium in CHROMIUM_PATH, Playwright's, or the system's, in this order. */
export function findChromium(): string | undefined {
  const system = onPath("chromium", "chromium-browser", "google-chrome", "google-chrome-stable");
  return process.env.CHROMIUM_PATH ?? [...places.filter(existsSync), ...system][0];
}

/** Disables the network and the graphics card, and makes all machines render text alike. */
const chromiumSwitches = [
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** No sandbox: root can't use it, and the browser opens only pages built here. @throws if there is no Chromium */
export function chromiumOptions(): LaunchOptions {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(`There is no Chromium. → ${chromiumCommand}`);
  return { executablePath, chromiumSandbox: false, timeout: 60_000, args: chromiumSwitches };
}

/** Starts a headless Chromium. */
export const launchChromium = (): Promise<Browser> => chromium.launch(chromiumOptions());
