import { existsSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import { firefox, webkit } from "playwright";
import { findProgram, onPath, provideDebian } from "./debian.ts";
import { fontVariables } from "./fonts.ts";
import { run } from "./run.ts";

/** A browser engine and how to drive it. */
export type EngineProgram = {
  readonly driver: "marionette" | "webKitGtk" | "safari" | "playwright";
  readonly path: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The command that runs it with a screen and with its unpacked files mounted. */
  readonly runner?: readonly string[];
};

const firefoxPlaces = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
  firefox.executablePath(),
];

/** The system's Firefox, Playwright's or Debian's: all are driven in the same way. @throws if there is none */
export async function findFirefox(): Promise<EngineProgram> {
  const present = [...onPath(["firefox", "firefox-esr"]), ...firefoxPlaces.filter(existsSync)];
  const debian = { packages: ["firefox-esr"], path: "usr/lib/firefox-esr/firefox-esr" };
  const { path, env = {} } = present[0] ? { path: present[0] } : await findProgram(debian);
  return { driver: "marionette", path, env: { ...fontVariables(), ...env } };
}

const webKitPackages = ["webkit2gtk-driver", "xvfb", "xauth", "openbox"];
const webKitPrograms = ["WebKitWebDriver", "xvfb-run", "xauth", "openbox"];

/** A Mac's Safari, or else Playwright's WebKit, the system's or Debian's. @throws if there is none */
export async function findWebKit(): Promise<EngineProgram> {
  const safari = "/usr/bin/safaridriver";
  if (existsSync(safari)) return { driver: "safari", path: safari };
  const own = webkit.executablePath();
  if (existsSync(own)) return { driver: "playwright", path: own };
  const isPresent = onPath(webKitPrograms).length >= webKitPrograms.length;
  return webKitGtk(isPresent ? "/" : (await provideDebian(webKitPackages)).root);
}

async function webKitGtk(root: string): Promise<EngineProgram> {
  const [path] = await glob("usr/lib/*/webkit*gtk-*/MiniBrowser", { cwd: root });
  if (!path) throw new Error("WebKitWebDriver came without MiniBrowser");
  // Uses a virtual screen with a window manager: without one, nothing ever gets focus.
  const screen = ["xvfb-run", "--auto-servernum", "--server-args=-screen 0 2000x2000x24"];
  const runner = [...screen, "sh", "-c", 'openbox & exec "$0" "$@"'];
  const program: EngineProgram = { driver: "webKitGtk", path: `/${path}`, env: fontVariables(), runner };
  if (root === "/") return program;
  // Its parts look for each other below /usr, so the unpacked files are mounted there, for its processes only.
  const mount = 'mount -t overlay overlay -o "lowerdir=$0:/usr" /usr && exec "$@"';
  const overlay = ["--map-root-user", "--mount", "sh", "-c", mount, join(root, "usr")];
  await run("unshare", [...overlay, "true"]);
  return { ...program, runner: ["unshare", ...overlay, ...runner] };
}
