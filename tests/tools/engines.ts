import { existsSync } from "node:fs";
import { join } from "node:path";
import glob from "fast-glob";
import { firefox, webkit } from "playwright";
import { provideDebian } from "./debian.ts";
import { withFonts } from "./fonts.ts";
import { onPath } from "./on-path.ts";
import { run } from "./run.ts";

/** An engine that was found, and the way to drive it. */
export type EngineProgram = {
  readonly way: "marionette" | "webKitGtk" | "safari" | "playwright";
  readonly path: string;
  readonly env?: Readonly<Record<string, string>>;
  /** The command that runs it, and what belongs to it, where they find all that they need. */
  readonly runner?: readonly string[];
};

const firefoxPlaces = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
  firefox.executablePath(),
];

/** The system's Firefox, Playwright's or Debian's: all are driven in the same way. @throws when there is none */
export async function findFirefox(): Promise<EngineProgram> {
  const way = "marionette";
  const [present] = [
    ...onPath(["firefox", "firefox-esr"]),
    ...firefoxPlaces.filter((path) => existsSync(path)),
  ];
  if (present) return withFonts<EngineProgram>({ way, path: present });
  const { root, env } = await provideDebian(["firefox-esr"]);
  return withFonts<EngineProgram>({ way, path: join(root, "usr/lib/firefox-esr/firefox-esr"), env });
}

const webKitPackages = ["webkit2gtk-driver", "xvfb", "xauth", "openbox"];
const webKitPrograms = ["WebKitWebDriver", "xvfb-run", "xauth", "openbox"];

/** A Mac's Safari, or else Playwright's WebKit, the system's or Debian's. @throws when there is none */
export async function findWebKit(): Promise<EngineProgram> {
  const safari = "/usr/bin/safaridriver";
  if (existsSync(safari)) return { way: "safari", path: safari };
  const own = webkit.executablePath();
  if (existsSync(own)) return { way: "playwright", path: own };
  const isPresent = onPath(webKitPrograms).length >= webKitPrograms.length;
  return webKitGtk(isPresent ? "/" : (await provideDebian(webKitPackages)).root);
}

/** On a screen that nobody sees, with a window manager: without one, nothing ever has the focus. */
const onScreen = [
  ...["xvfb-run", "--auto-servernum", "--server-args=-screen 0 2000x2000x24"],
  ...["sh", "-c", 'openbox & exec "$0" "$@"'],
];

async function webKitGtk(root: string): Promise<EngineProgram> {
  const [path] = await glob("usr/lib/*/webkit*gtk-*/MiniBrowser", { cwd: root });
  if (!path) throw new Error("WebKitWebDriver came without MiniBrowser");
  if (root === "/") return withFonts<EngineProgram>({ way: "webKitGtk", path: `/${path}`, runner: onScreen });
  // Its parts know one another by their places below /usr, where the unpacked ones are shown to them alone.
  const mount = 'mount -t overlay overlay -o "lowerdir=$0:/usr" /usr && exec "$@"';
  const overlay = ["--map-root-user", "--mount", "sh", "-c", mount, join(root, "usr")];
  await run("unshare", [...overlay, "true"]);
  return withFonts<EngineProgram>({
    way: "webKitGtk",
    path: `/${path}`,
    runner: ["unshare", ...overlay, ...onScreen],
  });
}
