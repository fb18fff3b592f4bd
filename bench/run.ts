import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.ts";
import { optionsFrom, USAGE } from "./options.ts";
import { benchPages } from "./pages.ts";
import { type Cost, costTable, medians, type Size } from "./tables.ts";
import { tools } from "./tools.ts";

/** The command `npm run bench`: builds the same sites with this generator and others, and compares the costs. */

const cache = join(import.meta.dirname, "../.cache/bench");
const packages = join(cache, "node_modules");
const sites = join(cache, "sites");
const node = join(packages, `node-linux-${process.arch}/bin/node`);

try {
  const { help, pages, runsFor, only } = optionsFrom(process.argv.slice(2));
  if (help) console.log(USAGE);
  else {
    install();
    let smaller: Size | undefined;
    for (const count of pages) {
      const size = { pages: count, costs: await compare(count, runsFor(count), only) };
      console.log(`${count} pages, medians of runs: ${runsFor(count)}`);
      console.table(costTable(size, smaller));
      smaller = size;
    }
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  process.exitCode = 1;
} finally {
  rmSync(sites, { recursive: true, force: true });
}

/** Installs the other tools and the Node.js that runs them all. `npm ci` would also need the other systems' Node.js. */
function install(): void {
  mkdirSync(cache, { recursive: true });
  for (const name of ["package.json", "package-lock.json"])
    copyFileSync(join(import.meta.dirname, name), join(cache, name));
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", args, { cwd: cache, stdio: ["ignore", "ignore", "inherit"] });
}

/**
 * The tools take turns, so that other load affects all of them; the first build of each isn't counted. Each build has a
 * new folder, and nothing is removed before the end: after many deletions, ext4 takes up to eight times as long to
 * create files, for minutes.
 */
async function compare(pages: number, runs: number, only: readonly string[]): Promise<Size["costs"]> {
  const contestants = tools
    .filter(({ name }) => only.includes(name))
    .map((tool) => ({ tool, costs: [] as Cost[], fault: "" }));
  for (let run = 0; run <= runs; run++) {
    for (const contestant of contestants.filter(({ fault }) => fault === "")) {
      const { tool, costs } = contestant;
      const folder = join(sites, `${pages}/${tool.name}-${run}`);
      try {
        const cost = await build(tool, benchPages(pages), folder, [node, ...tool.command(packages)]);
        if (run > 0) costs.push(cost);
      } catch (error) {
        contestant.fault = error instanceof Error ? error.message : String(error);
      }
    }
  }
  return new Map(contestants.map(({ tool, costs, fault }) => [tool.name, fault || medians(costs)]));
}
