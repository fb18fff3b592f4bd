import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, expect, type ProvidedContext, test } from "vitest";
import type { EngineProgram } from "../../tools/engines.ts";
import type { Engine, Setting } from "../drivers/engine.ts";
import { startFirefox } from "../drivers/firefox.ts";
import { drivePlaywright } from "../drivers/playwright.ts";
import { startSafari, startWebKitGtk } from "../drivers/webkit.ts";
import { serveSite } from "../site.ts";
import { type Visit, visitBy } from "../visit.ts";
import { darkTest, flushTests, forcedColoursTest, noScriptTest } from "./flush.ts";
import { largeTextTest, layoutTests } from "./layout.ts";
import { menuTests } from "./menu.ts";
import { paperTests } from "./paper.ts";
import { readingTests } from "./reading.ts";

type Way = {
  readonly start: (program: EngineProgram, folder: string) => Promise<Engine>;
  readonly can: readonly (Setting | "print" | "console")[];
};

const ways: Readonly<Record<EngineProgram["way"], Way>> = {
  marionette: {
    start: startFirefox,
    can: ["largeText", "reducedMotion", "forcedColours", "dark", "noScript", "print", "console"],
  },
  webKitGtk: { start: startWebKitGtk, can: ["reducedMotion", "dark", "noScript", "console"] },
  playwright: {
    start: async () => drivePlaywright(await (await import("playwright")).webkit.launch()),
    can: ["reducedMotion", "dark", "noScript"],
  },
  safari: { start: startSafari, can: [] },
};

/** Tests what visitors rely on in one browser. */
export async function engineTests({ program, missing }: ProvidedContext["firefox"]): Promise<void> {
  if (!program) {
    if (process.env.CI === "true") test("the engine is there", () => expect.fail(missing));
    else test.skip("the engine is not there");
    return;
  }
  const { start, can } = ways[program.way];
  const folder = mkdtempSync(join(tmpdir(), "engine-"));
  // A broken engine must fail its tests, not hold them up.
  const late = delay(60_000, undefined, { ref: false }).then(() =>
    expect.fail(`${program.path} doesn't start`),
  );
  const [engine, site] = await Promise.all([Promise.race([start(program, folder), late]), serveSite()]);
  afterAll(async () => {
    await engine.close();
    site.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  });
  const visit = visitBy(engine, site);
  // Tests that share a setting are grouped, because some engines restart to change one.
  layoutTests(visit);
  menuTests(visit);
  readingTests(visit);
  largeTextTest(visit, can.includes("largeText"));
  flushTests(visit, { isStill: can.includes("reducedMotion") });
  if (can.includes("forcedColours")) forcedColoursTest(visit);
  if (can.includes("dark")) darkTest(visit);
  if (can.includes("noScript")) noScriptTest(visit);
  if (can.includes("print")) paperTests(visit);
  if (can.includes("console")) consoleTest(visit);
}

function consoleTest({ engine, site }: Visit): void {
  test("only a faulty page has errors in its script, markup or policy, and the console shows them", async () => {
    const all = await engine.consoleErrors?.(site, [...site.paths, "/faulty"]);
    const errors = all?.filter((error) => !error.includes("Page not found:")); // on 404.html, on purpose
    const faults = [
      expect.stringMatching(/noSuchFunction/),
      expect.stringMatching(/Content.Security.Policy/),
    ];
    expect(errors, errors?.join("\n")).toHaveLength(2);
    expect(errors).toEqual(expect.arrayContaining(faults));
  });
}
