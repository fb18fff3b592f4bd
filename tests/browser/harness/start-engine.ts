import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { webkit } from "playwright";
import { expect, inject } from "vitest";
import { LIMIT_MS } from "../../limit.ts";
import { chromium } from "./chromium-page.ts";
import type { Engine, Setting } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { drivePlaywright } from "./playwright.ts";
import { startSafari, startWebKitGtk } from "./webkit.ts";

type Driver = {
  readonly start: (program: string, folder: string) => Promise<Engine>;
  readonly settings: readonly Setting[];
};

const settings: readonly Setting[] = ["reducedMotion", "noScript"];

function driverOf(program: string): Driver {
  if (inject("engine") === "firefox") return { start: startFirefox, settings: [...settings, "largeText"] };
  const name = basename(program);
  if (name === "safaridriver") return { start: startSafari, settings: [] };
  if (name === "MiniBrowser") return { start: startWebKitGtk, settings };
  return { start: async () => drivePlaywright(await webkit.launch()), settings };
}

/** Starts the engine of this project. A broken one must fail its tests, not hold them up. */
export async function startEngine() {
  const name = inject("engine");
  const program = inject("browser");
  if (program === null) {
    const close = async () => {};
    return { name, engine: { close } as unknown as Engine, can: () => true }; // setup.ts skips its tests
  }
  if (name === "chromium") {
    return { name, engine: drivePlaywright(await chromium()), can: () => true };
  }
  const { start, settings } = driverOf(program);
  const folder = mkdtempSync(join(tmpdir(), "engine-"));
  const late = delay(LIMIT_MS, undefined, { ref: false });
  const engine = await Promise.race([
    start(program, folder),
    late.then(() => expect.fail(`${program} doesn't start`)),
  ]);
  const close = async () => {
    await engine.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  return { name, engine: { ...engine, close }, can: (setting: Setting) => settings.includes(setting) };
}
