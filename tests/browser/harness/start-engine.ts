import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { webkit } from "playwright";
import { expect, inject } from "vitest";
import { chromium } from "./chromium-page.ts";
import type { Engine, Setting } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { drivePlaywright } from "./playwright.ts";
import { startSafari, startWebKitGtk } from "./webkit.ts";

type Ability = Setting | "print" | "goBack";

type Driver = {
  readonly start: (program: string, folder: string) => Promise<Engine>;
  readonly abilities: readonly Ability[];
};

const basicAbilities: readonly Ability[] = ["reducedMotion", "noScript"];

function driverOf(program: string): Driver {
  if (inject("engine") === "firefox")
    return { start: startFirefox, abilities: [...basicAbilities, "print", "largeText"] };
  const name = basename(program);
  if (name === "safaridriver") return { start: startSafari, abilities: [] };
  if (name === "MiniBrowser") return { start: startWebKitGtk, abilities: basicAbilities };
  return { start: async () => drivePlaywright(await webkit.launch()), abilities: basicAbilities };
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
    const abilities: readonly Ability[] = [...basicAbilities, "goBack"];
    const engine = drivePlaywright(await chromium());
    return { name, engine, can: (ability: Ability) => abilities.includes(ability) };
  }
  const { start, abilities } = driverOf(program);
  const folder = mkdtempSync(join(tmpdir(), "engine-"));
  const late = delay(60_000, undefined, { ref: false });
  const engine = await Promise.race([
    start(program, folder),
    late.then(() => expect.fail(`${program} doesn't start`)),
  ]);
  const close = async () => {
    await engine.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  return { name, engine: { ...engine, close }, can: (ability: Ability) => abilities.includes(ability) };
}
