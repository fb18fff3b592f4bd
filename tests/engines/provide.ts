import type { TestProject } from "vitest/node";
import { findOrInstallChromium, serveChromium } from "../tools/chromium.ts";
import { type EngineProgram, findFirefox, findWebKit } from "../tools/engines.ts";

/** An engine's program, or why there is none. */
type Found = { readonly program?: EngineProgram; readonly missing?: string };

declare module "vitest" {
  interface ProvidedContext {
    firefox: Found;
    webkit: Found;
  }
}

const onDebian = "apt install webkit2gtk-driver xvfb xauth openbox";
const engines = [
  { name: "firefox", find: findFirefox, install: "npx playwright install firefox" },
  { name: "webkit", find: findWebKit, install: `npx playwright install webkit; on Debian, ${onDebian}` },
] as const;

/** Before the first of these tests: the engines, unpacked if there are none, and a Chromium to compare with. */
export async function setup({ provide }: TestProject) {
  const found = await findOrInstallChromium();
  const browser = await serveChromium(found);
  provide("chromium", { ...found, endpoint: browser.wsEndpoint() });
  for (const { name, find, install } of engines) {
    try {
      provide(name, { program: await find() });
    } catch (error) {
      const missing = `${name} is not tested here: ${(error as Error).message}. → ${install}`;
      if (process.env.CI !== "true") console.warn(missing);
      provide(name, { missing });
    }
  }
  return () => browser.close();
}
