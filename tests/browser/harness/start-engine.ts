import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, inject } from "vitest";
import type { EngineProgram } from "../../tools/engines.ts";
import { chromium } from "./chromium-page.ts";
import type { Engine, Setting } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { drivePlaywright } from "./playwright.ts";
import { startSafari, startWebKitGtk } from "./webkit.ts";

type Ability = Setting | "print" | "goBack";

type Driver = {
  readonly start: (program: EngineProgram, folder: string) => Promise<Engine>;
  readonly abilities: readonly Ability[];
};

const basicAbilities: readonly Ability[] = ["reducedMotion", "dark", "noScript"];
const drivers: Readonly<Record<EngineProgram["driver"], Driver>> = {
  marionette: {
    start: startFirefox,
    abilities: [...basicAbilities, "largeText", "forcedColours", "print"],
  },
  webKitGtk: { start: startWebKitGtk, abilities: basicAbilities },
  playwright: {
    start: async () => drivePlaywright(await (await import("playwright")).webkit.launch()),
    abilities: basicAbilities,
  },
  safari: { start: startSafari, abilities: [] },
};

/** Starts the engine of this project. A broken one must fail its tests, not hold them up. */
export async function startEngine() {
  const name = inject("engine");
  if (name === "chromium") {
    const abilities: readonly Ability[] = [...basicAbilities, "forcedColours", "goBack"];
    const engine = drivePlaywright(await chromium());
    return { name, engine, can: (ability: Ability) => abilities.includes(ability) };
  }
  const program = inject("program") as EngineProgram;
  const { start, abilities } = drivers[program.driver];
  const folder = mkdtempSync(join(tmpdir(), "engine-"));
  const late = delay(60_000, undefined, { ref: false });
  const engine = await Promise.race([
    start(program, folder),
    late.then(() => expect.fail(`${program.path} doesn't start`)),
  ]);
  const close = async () => {
    await engine.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  return { name, engine: { ...engine, close }, can: (ability: Ability) => abilities.includes(ability) };
}
