import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Browser, chromium, type LaunchOptions } from "playwright";
import { findProgram, onPath, provideDebian } from "./debian.ts";
import { fontsPackage, fontVariables, hasArial } from "./fonts.ts";
import { run } from "./run.ts";

/** A browser's program and the environment variables that it needs. */
export type Chromium = { readonly executablePath: string; readonly env?: Readonly<Record<string, string>> };

/** Ways to get a Chromium, by name, in the order of attempts. One that fails throws. */
type Ways = Readonly<Record<string, () => Chromium | Promise<Chromium>>>;

/** Chromium without windows. Tests run a quarter faster in it, so it is worth a download. */
const shell = {
  packages: ["chromium-headless-shell", "chromium-common", "fonts-liberation"],
  path: "usr/lib/chromium/chromium-headless-shell", // Debian's start script finds its parts in /usr only
};

const systemNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const systemPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** If CHROMIUM_PATH is set, nothing else is tried. */
function chromiumWays(): Ways {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { CHROMIUM_PATH: () => ({ executablePath: CHROMIUM_PATH }) };
  const system = [...onPath(systemNames), ...systemPlaces.filter(existsSync)];
  return {
    "Playwright's own": playwrights,
    "Debian's shell": async () => {
      const { path, env } = await findProgram(shell);
      return { executablePath: path, env };
    },
    ...Object.fromEntries(system.map((path) => [path, () => ({ executablePath: path })])),
    "Playwright's download": downloadChromium,
  };
}

const playwrights = (): Chromium => ({ executablePath: chromium.executablePath() });

/** Fails within seconds if the network refuses; the connection timeout is for networks that don't answer. */
async function downloadChromium(): Promise<Chromium> {
  const command = join(dirname(createRequire(import.meta.url).resolve("playwright/package.json")), "cli.js");
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" };
  await run(process.execPath, [command, "install", "--no-shell", "chromium"], { env });
  return playwrights();
}

/**
 * Tries each way in turn. It starts the browser, because that may lack system libraries.
 * @throws an error that says why each way failed: browser tests are never skipped
 */
async function firstThatStarts<Started>(start: (found: Chromium) => Promise<Started>): Promise<Started> {
  const refusals: string[] = [];
  for (const [name, find] of Object.entries(chromiumWays())) {
    try {
      return await start(await find());
    } catch (error) {
      const lines = (error as Error).message.split("\n");
      refusals.push(`${name}: ${lines.find((line) => line.includes("[err]")) ?? lines[0]}`);
    }
  }
  const hint =
    "Run `npx playwright install --with-deps chromium`, or set CHROMIUM_PATH to a Chromium or Chrome.";
  throw new Error(["No Chromium for the tests:", ...refusals, `→ ${hint}`].join("\n  "));
}

/** Starts a headless Chromium: the machine's, or one that it downloads, which may take minutes. */
export function launchChromium(): Promise<Browser> {
  return firstThatStarts((found) => chromium.launch(launchOptions(found)));
}

/**
 * Finds or downloads a Chromium and the fonts that most visitors have.
 * @throws if there is no Chromium, or neither Arial nor a metric-compatible font
 */
export async function findOrInstallChromium(): Promise<Chromium> {
  const { found, arial } = await firstThatStarts(probe);
  if (arial) return found;
  await provideDebian([fontsPackage]);
  const withFonts = await probe(found);
  if (withFonts.arial) return withFonts.found;
  throw new Error(`${found.executablePath} finds no Arial. → Install it, or ${fontsPackage}.`);
}

async function probe({ executablePath, env }: Chromium) {
  const found = { executablePath, env: { ...fontVariables(), ...env } };
  const browser = await chromium.launch(launchOptions(found));
  const arial = await hasArial(browser).finally(() => browser.close());
  return { found, arial };
}

/** Disables the network and the graphics card, and makes all machines render text alike. */
export const chromiumSwitches = [
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** No sandbox: root can't use it, unpacked browsers have none, and the browser opens only pages built here. */
export function launchOptions({ executablePath, env }: Chromium): LaunchOptions {
  return {
    executablePath,
    env: { ...process.env, ...fontVariables(), ...env },
    chromiumSandbox: false,
    timeout: 60_000,
    args: chromiumSwitches,
  };
}
