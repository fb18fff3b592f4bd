import { afterAll, describe } from "vitest";
import { drivePlaywright } from "../engines/drivers/playwright.ts";
import { serveSite } from "../engines/site.ts";
import { flushTests, forcedColoursTest, noScriptTest } from "../engines/suites/flush.ts";
import { layoutTests } from "../engines/suites/layout.ts";
import { menuTests } from "../engines/suites/menu.ts";
import { readingTests } from "../engines/suites/reading.ts";
import { visitBy } from "../engines/visit.ts";
import { connect, sites } from "./browse.ts";

/** The tests of the other engines that no test here makes stricter. */
const engine = drivePlaywright(await connect());

for (const { name, folder, paths } of sites) {
  const site = await serveSite(folder, paths);
  const visit = visitBy(engine, site);
  afterAll(site.close);
  describe(`in Chromium, ${name}`, () => layoutTests(visit, 2.9, paths));
  if (name === sites[0].name) {
    menuTests(visit, { canGoBack: true });
    readingTests(visit);
    flushTests(visit, { isStill: true });
    forcedColoursTest(visit);
    noScriptTest(visit);
  }
}
