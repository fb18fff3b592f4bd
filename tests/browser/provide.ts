import { findOrInstallChromium } from "../tools/chromium.ts";

/** Before the first of these tests: a Chromium, fetched if there is none, so that no test waits for it. */
export async function setup(): Promise<void> {
  await findOrInstallChromium();
}
