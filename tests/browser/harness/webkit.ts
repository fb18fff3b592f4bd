import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { LIMIT_MS } from "../../limit.ts";
import { freePort } from "../../serve.ts";
import { startGroup } from "../../start-group.ts";
import type { Setting } from "./engine.ts";
import { webDriver } from "./webdriver.ts";

/** Safari through its driver, which supports no settings. */
export const startSafari = (program: string) => startDriver([program], {}, () => ({}));

/** A virtual screen with a window manager: without one, nothing ever gets focus. */
const screen = ["xvfb-run", "--auto-servernum", "--server-args=-screen 0 2000x2000x24"];
const managed = ["sh", "-c", 'openbox & exec "$0" "$@"'];

/** WebKitGTK's MiniBrowser. Settings are command-line options, so each needs a new session. */
export async function startWebKitGtk(binary: string, folder: string) {
  const env = { HOME: folder, TMPDIR: folder, XDG_CONFIG_HOME: folder };
  return startDriver([...screen, ...managed, "WebKitWebDriver"], env, (settings) => {
    for (const toolkit of ["gtk-3.0", "gtk-4.0"]) {
      mkdirSync(join(folder, toolkit), { recursive: true });
      writeFileSync(join(folder, toolkit, "gtk.css"), slimToolbar);
      const animations = settings.includes("reducedMotion") ? 0 : 1;
      writeFileSync(join(folder, toolkit, "settings.ini"), `[Settings]\ngtk-enable-animations=${animations}`);
    }
    const args = ["--automation", ...settings.flatMap((setting) => switches[setting] ?? [])];
    return { "webkitgtk:browserOptions": { binary, args } };
  });
}

const switches: Partial<Record<Setting, string>> = {
  noScript: "--enable-javascript-markup=false",
};
/** With the usual toolbar, the window is at least 447 px wide. */
const slimToolbar =
  "* { min-width: 0; margin: 0; padding: 0; border: 0; font-size: 1px; -gtk-icon-source: none }";

type Options = (settings: readonly Setting[]) => object;

/** A driver that speaks WebDriver over HTTP and drives one browser at a time. */
async function startDriver(command: readonly string[], env: NodeJS.ProcessEnv, options: Options) {
  const port = await freePort();
  const { stop } = startGroup([...command, `--port=${port}`], { env });
  const driver = `http://127.0.0.1:${port}/session`;
  while (!(await fetch(driver).catch(() => undefined))) await delay(20);
  let session = "";
  const set = async (settings: readonly Setting[]) => {
    if (session) await request("DELETE ", session).catch(() => {});
    const alwaysMatch = { pageLoadStrategy: "none", ...options(settings) };
    const { sessionId } = await request("POST ", driver, { capabilities: { alwaysMatch } });
    session = `${driver}/${sessionId}`;
  };
  const page = webDriver((_, route, parameters) => request(route, session, parameters));
  return { ...page, set, close: stop };
}

async function request(route: string, address: string, parameters = {}) {
  const [method = "", path = ""] = route.split(" ");
  const body = method === "POST" ? JSON.stringify(parameters) : null;
  const signal = AbortSignal.timeout(LIMIT_MS); // a lost browser never answers
  const { value } = await (await fetch(address + path, { method, body, signal })).json();
  if (value?.error) throw new Error(`${route}: ${value.message}`);
  return value;
}
