import { chromium } from "playwright";
import type { TestProject } from "vitest/node";
import { messageOf } from "../../scripts/errors/site-error.ts";
import { buildSite, once, shareChromium } from "../global-setup.ts";
import { type EngineProgram, findFirefox, findWebKit } from "../tools/engines.ts";
import { drivePlaywright } from "./drivers/playwright.ts";
import { serveSite } from "./site.ts";
import { readAllDrawings, type ThermalReadings } from "./thermal-drawings.ts";
import { visitBy } from "./visit.ts";

/** An engine's program, or the reason why there is none. */
type Found = { readonly program?: EngineProgram; readonly missing?: string };

declare module "vitest" {
  interface ProvidedContext {
    firefox: Found;
    webkit: Found;
    thermalReadings: ThermalReadings;
  }
}

const onDebian = "apt install webkit2gtk-driver xvfb xauth openbox";
const engines = [
  { name: "firefox", find: findFirefox, install: "npx playwright install firefox" },
  { name: "webkit", find: findWebKit, install: `npx playwright install webkit; on Debian, ${onDebian}` },
] as const;

/** Runs before the first test: provides the engines, unpacked if necessary, and Chromium's pictures. */
export function setup({ provide }: TestProject): void {
  void once("thermal readings", async () => provide("thermalReadings", await readInChromium()));
  void once("engines", async () => {
    for (const { name, find, install } of engines) {
      try {
        provide(name, { program: await find() });
      } catch (error) {
        const missing = `${name} is not tested here: ${messageOf(error)} → ${install}`;
        if (process.env.CI !== "true") console.warn(missing);
        provide(name, { missing });
      }
    }
  });
}

/** Taken once, for comparison with all engines. */
async function readInChromium(): Promise<ThermalReadings> {
  const [{ server }] = await Promise.all([shareChromium(), buildSite()]);
  const site = await serveSite();
  const browser = drivePlaywright(await chromium.connect(server.wsEndpoint()));
  const readings = await readAllDrawings(visitBy(browser, site));
  await browser.close();
  site.close();
  return readings;
}
