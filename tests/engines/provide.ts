import type { TestProject } from "vitest/node";
import { messageOf } from "../../scripts/errors/site-error.ts";
import { once, shareChromium, shareSites } from "../global-setup.ts";
import { type EngineProgram, findFirefox, findWebKit } from "../tools/engines.ts";

/** An engine's program, or the reason why there is none. */
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

/** Runs before the first test: provides the engines, unpacked if necessary. */
export function setup({ provide }: TestProject): void {
  void shareSites();
  void once("engines", async () => {
    await shareChromium(); // provides the fonts, which engines find when they start
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
