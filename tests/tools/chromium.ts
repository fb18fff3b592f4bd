import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from "playwright";
import { findProgram, onPath } from "./debian.ts";
import { fontVariables } from "./fonts.ts";
import { run } from "./run.ts";

/** A browser's program and the environment variables that it needs. */
type Chromium = { readonly executablePath: string; readonly env?: Readonly<Record<string, string>> };

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
export const launchChromium = (): Promise<Browser> =>
  firstThatStarts((found) => chromium.launch(launchOptions(found)));

/** The same for several processes, which connect to its endpoint. */
export const launchChromiumServer = (): Promise<BrowserServer> =>
  firstThatStarts((found) => chromium.launchServer(launchOptions(found)));

/** The program of the Chromium that the functions above start. */
export const findChromium = (): Promise<Chromium> =>
  firstThatStarts(async (found) => {
    await (await chromium.launch(launchOptions(found))).close();
    return found;
  });

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
function launchOptions({ executablePath, env }: Chromium): LaunchOptions {
  return {
    executablePath,
    env: { ...process.env, ...fontVariables(), ...env },
    chromiumSandbox: false,
    timeout: 60_000,
    args: chromiumSwitches,
  };
}
