import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { measure } from "../../bench/build.ts";
import { optionsFrom } from "../../bench/options.ts";
import { benchPages } from "../../bench/pages.ts";
import { type Cost, costTable, medians } from "../../bench/tables.ts";
import { tools } from "../../bench/tools.ts";
import { makeSite } from "../../scripts/site.ts";
import { root } from "../root.ts";
import { folderWith } from "./fixture.ts";

test("the benchmark's pages pass all checks and have about 10 KB of HTML each", async () => {
  const [ours] = tools;
  const { files } = await makeSite(folderWith(ours?.filesOf(benchPages(6)) ?? {}));
  const lengths = files.filter(({ path }) => path.endsWith(".html")).map(({ contents }) => contents.length);
  expect(lengths).toHaveLength(6);
  expect(Math.min(...lengths)).toBeGreaterThan(9_500);
  expect(Math.max(...lengths)).toBeLessThan(11_000);
});

test.each([
  [[], { pages: [6, 100, 1000], runs: [7, 7, 3], only: ["ours", "eleventy", "eleventy-minified", "astro"] }],
  [["--pages=50,10", "--runs=1", "--only=astro"], { pages: [10, 50], runs: [1, 1], only: ["ours", "astro"] }],
])("npm run bench -- %s", (args, expected) => {
  const { pages, runsFor, only } = optionsFrom(args);
  expect({ pages, runs: pages.map(runsFor), only }).toEqual(expected);
});

test.each([
  ["--pages=0", "--pages: “0” is not a whole number from 2 to 1000."],
  ["--runs=many", "--runs: “many” is not a whole number from 1 to 1000."],
  ["--only=hugo", "“hugo” is not one of the tools: ours, eleventy, eleventy-minified, astro."],
  ["--fast", "'--fast'"],
])("npm run bench rejects %s", (argument, message) => {
  expect(() => optionsFrom([argument])).toThrow(message);
});

test("the table compares ours with the other tools, and shows the cost of one more page and why a tool failed", () => {
  const size = (pages: number, wall: number) => {
    const ours = medians([9, wall, 0].map((wall) => ({ wall, cpu: wall })));
    const eleventy = medians([1, 3].map((times) => ({ wall: times * wall, cpu: 2 * times * wall })));
    const costs = new Map<string, Cost | string>(Object.entries({ ours, eleventy, astro: "fails: no file" }));
    return { pages, costs };
  };
  expect([costTable(size(110, 2)), costTable(size(110, 2), size(10, 1))]).toMatchSnapshot();
});

const canMeasure = process.platform === "linux" && spawnSync("python3", ["-V"]).status === 0;
describe.runIf(canMeasure)("a measurement", () => {
  test("counts the CPU time of a process that outlives its parent", async () => {
    const work = "while (process.cpuUsage().user < 3e5) for (let n = 0; n < 1e6; n++);";
    const start = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(work)}]).unref();`;
    const { cpu } = await measure(root, [process.execPath, "-e", `${start} process.exit()`]);
    expect(cpu).toBeGreaterThan(0.3);
  });

  test("quotes a command that fails", async () => {
    const failing = measure(root, [process.execPath, "-e", 'console.error("no such page"); process.exit(3)']);
    await expect(failing).rejects.toThrow("fails: no such page");
  });
});

test("the benchmark's tools have exact versions and aren't among the site's packages", () => {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
  const { dependencies, optionalDependencies } = read("bench/package.json");
  for (const version of Object.values({ ...dependencies, ...optionalDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
  expect(read("bench/package-lock.json").packages[""]).toMatchObject({ dependencies, optionalDependencies });
  expect(Object.keys(read("package-lock.json").packages)).not.toContain("node_modules/astro");
});
