import { type Browser, type BrowserServer, chromium, type LaunchOptions } from "playwright";
import { type Chromium, chromiumWays, type Way } from "./chromium-ways.ts";
import { provideDebian } from "./debian.ts";
import { fontsPackage, hasArial, withFonts } from "./fonts.ts";

/** Starts a headless Chromium, which it finds on the machine or else provides: a first run may take minutes. */
export async function launchChromium(): Promise<Browser> {
  return firstThatStarts(chromiumWays(), (bare) => launch(withFonts(bare)));
}

/**
 * The Chromium that `launchChromium` starts, and the fonts that it needs to show pages as most visitors see them; once
 * this has returned, the tests start theirs at once.
 * @throws when there is no Chromium, or no Arial nor its equal
 */
export async function findOrInstallChromium(): Promise<Chromium> {
  const first = await firstThatStarts(chromiumWays(), look);
  if (first.arial) return first.found;
  await provideDebian([fontsPackage]);
  const second = await look(first.found);
  if (second.arial) return second.found;
  throw new Error(`${first.found.executablePath} finds no Arial. → Install it, or ${fontsPackage}.`);
}

/** Starts it once: only that tells what it lacks. */
async function look(bare: Chromium): Promise<{ readonly found: Chromium; readonly arial: boolean }> {
  const found = withFonts(bare);
  const browser = await launch(found);
  const arial = await hasArial(browser);
  await browser.close();
  return { found, arial };
}

/**
 * Tries one way after the other. Only a start tells whether a Chromium is of use: one that is there may still lack
 * libraries of the system.
 * @throws one error that lists every way and why it failed: tests in a browser are never skipped
 */
export async function firstThatStarts<Started>(
  ways: readonly Way[],
  start: (found: Chromium) => Promise<Started>,
): Promise<Started> {
  const refusals: string[] = [];
  for (const way of ways) {
    try {
      return await start(await way.find());
    } catch (error) {
      refusals.push(`${way.name}: ${reason(error as Error)}`);
    }
  }
  const hint =
    "Run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to a Chromium or Chrome.";
  throw new Error(["No Chromium for the tests:", ...refusals, `→ ${hint}`].join("\n  "));
}

/** The browser's own last words where there are any, or the first line. */
function reason({ message }: Error): string {
  const lines = message.split("\n");
  return lines.find((line) => line.includes("[err]")) ?? lines[0] ?? message;
}

/** What keeps a Chromium from the network and from a graphics card, and lets the shell set text as the browser does. */
export const chromiumSwitches: readonly string[] = [
  "--font-render-hinting=none",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The same as a server, for tests in several processes: each connects to it instead of starting its own. */
export function serveChromium(found: Chromium): Promise<BrowserServer> {
  return chromium.launchServer(launchOptions(found));
}

function launch(found: Chromium): Promise<Browser> {
  return chromium.launch(launchOptions(found));
}

/**
 * Without the sandbox, as is Playwright's habit: the browser opens only pages built here, root may not use it, and
 * an unpacked Chromium has none.
 */
function launchOptions({ executablePath, env }: Chromium): LaunchOptions {
  return {
    executablePath,
    env: { ...process.env, ...env },
    chromiumSandbox: false,
    timeout: 60_000,
    args: [...chromiumSwitches],
  };
}
