import { expect, type ProvidedContext, test } from "vitest";
import type { EngineProgram } from "../../tools/engines.ts";
import type { Engine, Setting } from "../drivers/engine.ts";
import { startFirefox } from "../drivers/firefox.ts";
import { drivePlaywright } from "../drivers/playwright.ts";
import { startSafari, startWebKitGtk } from "../drivers/webkit.ts";
import { consoleTest } from "./console.ts";
import { drawingTests, spotTest } from "./drawings.ts";
import { flushTests, forcedColoursTest } from "./flush.ts";
import { fontTest } from "./font.ts";
import { menuTests } from "./menu.ts";
import { openedBy } from "./opened.ts";
import { paperTests } from "./paper.ts";
import { readingTests } from "./reading.ts";
import { darkTest, noScriptTest } from "./settings.ts";
import { largeTextTest, textTest } from "./text.ts";

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

/** All that visitors of an engine rely on; pictures are compared with Chromium's. */
export function engineTests({ program, missing }: ProvidedContext["firefox"]): void {
  if (!program) {
    if (process.env.CI === "true") test("the engine is there", () => expect.fail(missing));
    else test.skip("the engine is not there");
    return;
  }
  const { start, can } = ways[program.way];
  const visit = openedBy((folder) => start(program, folder));
  // Tests that share a setting are grouped, because some engines restart to change one.
  fontTest(visit);
  menuTests(visit);
  readingTests(visit);
  textTest(visit);
  drawingTests(visit);
  largeTextTest(visit, can.includes("largeText"));
  flushTests(visit);
  spotTest(visit);
  if (can.includes("forcedColours")) forcedColoursTest(visit);
  if (can.includes("dark")) darkTest(visit);
  if (can.includes("noScript")) noScriptTest(visit);
  if (can.includes("print")) paperTests(visit);
  if (can.includes("console")) consoleTest(visit);
}
