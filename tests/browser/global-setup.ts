import type { TestProject } from "vitest/node";
import { messageOf } from "../../scripts/errors/site-error.ts";
import { launchChromiumServer } from "../tools/chromium.ts";
import { type EngineProgram, findFirefox, findWebKit } from "../tools/engines.ts";
import { provideArial } from "../tools/fonts.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly engine: "chromium" | "firefox" | "webkit";
    /** The Chromium that all its tests share. */
    readonly chromiumEndpoint: string;
    /** Firefox or WebKit; null if this machine has none. */
    readonly program: EngineProgram | null;
  }
}

const onDebian = "apt install webkit2gtk-driver xvfb xauth openbox";
const others = {
  firefox: { find: findFirefox, install: "npx playwright install firefox" },
  webkit: { find: findWebKit, install: `npx playwright install webkit; on Debian, ${onDebian}` },
};

/** Starts Chromium, or finds the project's other engine. @throws in CI if there is none */
export async function setup({ name, provide }: TestProject): Promise<(() => unknown) | undefined> {
  await provideArial();
  if (name === "chromium") {
    const server = await launchChromiumServer();
    provide("chromiumEndpoint", server.wsEndpoint());
    return () => server.close();
  }
  const { find, install } = others[name as keyof typeof others];
  try {
    provide("program", await find());
  } catch (error) {
    const missing = `${name} is not tested here: ${messageOf(error)} → ${install}`;
    if (process.env.CI === "true") throw new Error(missing);
    console.warn(missing);
    provide("program", null);
  }
  return;
}
