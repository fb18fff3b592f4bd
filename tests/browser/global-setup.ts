import { chromium } from "playwright";
import type { TestProject } from "vitest/node";
import { chromiumOptions } from "../../scripts/chromium.ts";
import { messageOf } from "../../scripts/errors/thrown.ts";
import { need, tools } from "../tools.ts";

declare module "vitest" {
  interface ProvidedContext {
    readonly engine: "chromium" | "firefox" | "webkit";
    /** The Chromium that all its tests share, or the program of the other engine; null if this machine has none. */
    readonly browser: string | null;
  }
}

/** Starts Chromium, or finds the project's other engine. @throws in CI if there is none */
export async function setup({ name, provide }: TestProject): Promise<(() => unknown) | undefined> {
  try {
    const program = need(tools[name as "chromium" | "firefox" | "webkit"], tools.arial);
    if (name !== "chromium") return void provide("browser", program);
    const server = await chromium.launchServer(chromiumOptions());
    provide("browser", server.wsEndpoint());
    return () => server.close();
  } catch (error) {
    if (process.env.CI === "true") throw error;
    console.warn(`${name} is not tested here: ${messageOf(error)}`);
    return void provide("browser", null);
  }
}
