import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import glob from "fast-glob";
import { firefox, webkit } from "playwright";
import { chromiumCommand, findChromium, onPath } from "../scripts/chromium.ts";

/** What tests need from the machine. */
export type Tool = {
  readonly name: string;
  /** Debian's packages of it. */
  readonly packages: readonly string[];
  /** The command that installs it elsewhere. */
  readonly command?: string;
  /** Its program, or another file that shows that it is there. */
  readonly find: () => string | undefined;
};

const firefoxPlaces = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
  firefox.executablePath(),
];
const miniBrowser = "/usr/lib/*/webkit*gtk-*/MiniBrowser";

export const tools = {
  /** In other fonts, text is wider than tests expect. Other systems have Arial itself. */
  arial: {
    name: "a font as wide as Arial",
    packages: ["fontconfig", "fonts-liberation"],
    find: () => {
      if (process.platform !== "linux") return "Arial";
      const { stdout } = spawnSync("fc-match", ["Arial"], { encoding: "utf8" });
      return /Arial|Liberation ?Sans|Arimo/.exec(stdout)?.[0];
    },
  },
  chromium: {
    name: "Chromium",
    packages: ["chromium-headless-shell"],
    command: chromiumCommand,
    find: findChromium,
  },
  firefox: {
    name: "Firefox",
    packages: ["firefox-esr"],
    command: "npx playwright install --with-deps firefox",
    find: () => [...onPath("firefox", "firefox-esr"), ...firefoxPlaces.filter(existsSync)][0],
  },
  /** A Mac's Safari, Playwright's WebKit, or WebKitGTK with a screen and a window manager. */
  webkit: {
    name: "WebKit",
    packages: ["webkit2gtk-driver", "xvfb", "xauth", "openbox"],
    command: "npx playwright install --with-deps webkit",
    find: () => {
      const present = ["/usr/bin/safaridriver", webkit.executablePath()].find(existsSync);
      const programs = ["WebKitWebDriver", "xvfb-run", "xauth", "openbox"];
      const isComplete = programs.every((name) => onPath(name).length > 0);
      return present ?? (isComplete ? glob.sync(miniBrowser)[0] : undefined);
    },
  },
  nginx: {
    name: "nginx",
    packages: ["nginx", "libnginx-mod-http-brotli-static"],
    find: () => withModule("/usr/sbin/nginx", "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"),
  },
  apache: {
    name: "Apache",
    packages: ["apache2"],
    find: () => withModule("/usr/sbin/apache2", "/usr/lib/apache2/modules/mod_brotli.so"),
  },
  python: { name: "Python", packages: ["python3"], find: () => onPath("python3")[0] },
} satisfies Readonly<Record<string, Tool>>;

const withModule = (program: string, module: string) =>
  [program, module].every(existsSync) ? program : undefined;

/** The program of a tool. @throws if this machine lacks it, or others, with the command that installs all of them */
export function need(tool: Tool, ...others: readonly Tool[]): string {
  const missing = [tool, ...others].filter(({ find }) => !find());
  const program = tool.find();
  if (program && missing.length === 0) return program;
  const names = missing.map(({ name }) => name).join(" and ");
  const debian = `On Debian: apt-get install ${missing.flatMap(({ packages }) => packages).join(" ")}`;
  const commands = [debian, ...missing.flatMap(({ command }) => command ?? [])];
  throw new Error(`The machine lacks ${names}. → ${commands.join("; elsewhere: ")}`);
}
