import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { startGroup } from "../../start-group.ts";
import type { Engine, Setting } from "./engine.ts";
import { webDriver } from "./webdriver.ts";

/**
 * Firefox through Marionette: WebDriver's commands over a socket, for the page and for the browser's own window, where
 * every setting can be changed. So one Firefox is enough.
 */
export async function startFirefox(program: string, folder: string): Promise<Engine> {
  writeFileSync(join(folder, "user.js"), 'user_pref("marionette.port", 0);');
  const switches = ["-marionette", "-remote-allow-system-access", "-headless", "-profile", folder];
  const { stop } = startGroup([program, ...switches]);
  const portFile = join(folder, "MarionetteActivePort");
  while (!existsSync(portFile) || readFileSync(portFile, "utf8") === "") await delay(20);
  const socket = connect(Number(readFileSync(portFile, "utf8")), "127.0.0.1").setEncoding("latin1");
  await receive(socket); // its greeting
  const send = marionette(socket);
  await send("WebDriver:NewSession", { pageLoadStrategy: "none" });
  const page = webDriver((command, _, parameters = {}) => send(`WebDriver:${command}`, parameters));
  const inBrowser = async (body: string) => {
    await send("Marionette:SetContext", { value: "chrome" });
    return page.evaluate(body).finally(() => send("Marionette:SetContext", { value: "content" }));
  };
  await inBrowser("document.documentElement.style.minWidth = 0");
  return {
    ...page,
    set: (settings) => inBrowser(preferences(settings)),
    close: stop,
  };
}

function preferences(settings: readonly Setting[]): string {
  const has = (setting: Setting) => settings.includes(setting);
  return `const { prefs } = Services;
    prefs.setIntPref("layout.css.prefers-color-scheme.content-override", 1);
    prefs.setIntPref("ui.prefersReducedMotion", ${has("reducedMotion") ? 1 : 0});
    prefs.setIntPref("ui.useOverlayScrollbars", 1);
    prefs.setBoolPref("javascript.enabled", ${!has("noScript")});
    prefs.setIntPref("browser.display.os-zoom-behavior", 2); // enlarges only text
    prefs.setIntPref("ui.textScaleFactor", ${has("largeText") ? 200 : 100});
`;
}

const marionette = (socket: Socket) => async (command: string, parameters: object) => {
  const text = JSON.stringify([0, 0, command, parameters]);
  socket.write(`${Buffer.byteLength(text)}:${text}`);
  const [, , error, result] = await receive(socket);
  if (error) throw new Error(`${command}: ${error.message}`);
  return result && "value" in result ? result.value : result;
};

/** A message is its length in bytes, a colon and JSON; the next one comes only after another command. */
async function receive(socket: Socket) {
  let text = "";
  for (;;) {
    const [head = "", length] = /^(\d+):/.exec(text) ?? [];
    const json = text.slice(head.length);
    if (head && json.length === Number(length)) return JSON.parse(Buffer.from(json, "latin1").toString());
    text += socket.read() ?? (await once(socket, "readable").then(() => ""));
  }
}
