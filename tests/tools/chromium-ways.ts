import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium } from "playwright";
import { type DebianFiles, provideDebian, unpackedDebian } from "./debian.ts";
import { onPath } from "./on-path.ts";
import { run } from "./run.ts";

/** A browser's program, and the variables that it needs besides the usual ones. */
export type Chromium = { readonly executablePath: string; readonly env?: Readonly<Record<string, string>> };

/** One way to come by a Chromium; it throws where that way does not lead to one. */
export type Way = { readonly name: string; readonly find: () => Chromium | Promise<Chromium> };

/** The shell is Chromium without its windows: tests take a quarter less time in it, so it is worth a download. */
const shellPackages = ["chromium-headless-shell", "chromium-common", "fonts-liberation"];

/** The ways in the order to try them, shells first. CHROMIUM_PATH, where set, is the only one. */
export function chromiumWays(environment: NodeJS.ProcessEnv = process.env): readonly Way[] {
  const chosen = environment.CHROMIUM_PATH;
  if (chosen) return [{ name: "CHROMIUM_PATH", find: () => existing(chosen) }];
  return [
    { name: "Playwright's own", find: () => existing(chromium.executablePath()) },
    { name: "Debian's shell, unpacked earlier", find: () => fromDebian(unpackedDebian(shellPackages)) },
    { name: "Debian's shell", find: async () => fromDebian(await provideDebian(shellPackages)) },
    ...systemWays(environment.PATH ?? ""),
    { name: "Playwright's download", find: downloadChromium },
  ];
}

function existing(executablePath: string): Chromium {
  if (!existsSync(executablePath)) throw new Error(`${executablePath} does not exist`);
  return { executablePath };
}

const systemNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const systemPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Each that is there is a way of its own: on Ubuntu, chromium-browser may be a script which only asks for a snap. */
function systemWays(searchPath: string): Way[] {
  const present = [...onPath(systemNames, searchPath), ...systemPlaces.filter((path) => existsSync(path))];
  if (present.length > 0) return present.map((path) => ({ name: path, find: () => existing(path) }));
  const nothing = () => {
    throw new Error(`no ${systemNames.join(", ")} on PATH`);
  };
  return [{ name: "The system's", find: nothing }];
}

/** Fails within seconds where the network refuses; the connection's time limit is for networks that do not answer. */
export async function downloadChromium(): Promise<Chromium> {
  const command = join(dirname(createRequire(import.meta.url).resolve("playwright/package.json")), "cli.js");
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000", ...process.env } as Record<string, string>;
  await run(process.execPath, [command, "install", "--no-shell", "chromium"], { minutes: 5, env });
  return existing(chromium.executablePath());
}

/** Past Debian's start script, which looks for its parts in /usr only. */
export function fromDebian({ root, env }: DebianFiles): Chromium {
  const fonts = join(root, "etc/fonts");
  const own = root !== "/" && existsSync(fonts);
  return {
    ...existing(join(root, "usr/lib/chromium/chromium-headless-shell")),
    // On a machine without any fonts, those that came with the packages.
    env: { ...env, ...(own && { FONTCONFIG_PATH: fonts, XDG_DATA_HOME: join(root, "usr/share") }) },
  };
}
