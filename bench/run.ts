import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build, writeSite } from "./build.ts";
import { install, nodeIn } from "./install.ts";
import { type Cost, checkMachine } from "./measure.ts";
import { optionsFrom } from "./options.ts";
import { benchPages } from "./pages.ts";
import { costTable, growthTable, medians, type Result, type Size } from "./table.ts";
import { tools } from "./tools.ts";

/** The command `npm run bench`: the same sites, built by this generator and by others, and what each build costs. */

const folder = fileURLToPath(new URL("../.cache/bench", import.meta.url));
const aside = join(folder, "aside");

try {
  await bench(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  rmSync(aside, { recursive: true, force: true });
}

async function bench(args: string[]): Promise<void> {
  const { pages, runsFor, only } = optionsFrom(args);
  await checkMachine();
  const packages = await install(folder);
  const node = nodeIn(packages);
  const sizes: Size[] = [];
  for (const count of pages) {
    const runs = runsFor(count);
    const results = await compare(count, runs, { only, node, packages });
    sizes.push({ pages: count, results });
    console.log(`\n${count} pages, medians of ${runs} ${runs === 1 ? "run" : "runs"}\n${costTable(results)}`);
  }
  if (sizes.length < 2) return;
  for (const key of ["wall", "cpu"] as const) console.log(`\n${growthTable(sizes, key)}`);
}

type Setting = { readonly only: readonly string[]; readonly node: string; readonly packages: string };

/** Builds by turns, so that whatever else the machine does meets all tools alike; a first build of each is not counted. */
async function compare(count: number, runs: number, { only, node, packages }: Setting): Promise<Result[]> {
  const contestants = tools
    .filter(({ name }) => only.includes(name))
    .map((tool) => ({
      tool,
      pages: benchPages(count),
      folder: join(folder, "sites", `${tool.name}-${count}`),
      aside,
    }))
    .map((site) => ({ site, costs: [] as Cost[], fault: "" }));
  for (const { site } of contestants) writeSite(site);
  for (let run = 0; run <= runs; run++) {
    for (const contestant of contestants.filter(({ fault }) => fault === "")) {
      try {
        const cost = await build(contestant.site, node, packages);
        if (run > 0) contestant.costs.push(cost);
      } catch (error) {
        contestant.fault = error instanceof Error ? error.message : String(error);
      }
    }
  }
  return contestants.map(({ site, costs, fault }) => {
    const { name } = site.tool;
    return fault === "" ? { name, cost: medians(costs) } : { name, fault };
  });
}
