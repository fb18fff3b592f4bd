import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { measure } from "../../bench/measure.ts";
import { optionsFrom } from "../../bench/options.ts";
import { benchPages } from "../../bench/pages.ts";
import { costTable, growthTable, medians } from "../../bench/table.ts";
import { tools } from "../../bench/tools.ts";
import { makeSite } from "../../scripts/site.ts";
import { root } from "../root.ts";
import { folderWith } from "./fixture.ts";

describe("the benchmark's sites", () => {
  test("pass all checks of this generator, with about 10 KB of HTML a page", async () => {
    const [ours] = tools;
    const { files } = await makeSite(folderWith(ours?.filesOf(benchPages(6)) ?? {}));
    const lengths = files.filter(({ path }) => path.endsWith(".html")).map(({ contents }) => contents.length);
    expect(lengths).toHaveLength(6);
    expect(Math.min(...lengths)).toBeGreaterThan(9_500);
    expect(Math.max(...lengths)).toBeLessThan(11_000);
  });

  test("have up to a thousand different pages", () => {
    const pages = benchPages(1000);
    for (const key of ["name", "title", "description", "body"] as const) {
      expect(new Set(pages.map((page) => page[key])).size).toBe(1000);
    }
  });

  test("have the same text for every tool", () => {
    const pages = benchPages(6);
    for (const tool of tools) {
      const sources = Object.values(tool.filesOf(pages)).join("\n");
      expect(sources, tool.name).toContain(pages[0]?.body);
    }
  });
});

describe("npm run bench", () => {
  test("builds 6, 100 and 1,000 pages with every tool, the many less often", () => {
    const { pages, runsFor, only } = optionsFrom([]);
    expect(pages).toEqual([6, 100, 1000]);
    expect(pages.map(runsFor)).toEqual([7, 7, 3]);
    expect(only).toEqual(["ours", "eleventy", "eleventy-minified", "astro"]);
  });

  test("accepts other numbers, and compares ours with the tools that are named", () => {
    const { pages, runsFor, only } = optionsFrom(["--pages=50,10", "--runs=1", "--only=astro"]);
    expect(pages).toEqual([10, 50]);
    expect(pages.map(runsFor)).toEqual([1, 1]);
    expect(only).toEqual(["ours", "astro"]);
  });

  test.each([
    ["--pages=0", "--pages: “0” is not a whole number from 2 to 1000."],
    ["--pages=6,", "--pages: “” is not a whole number from 2 to 1000."],
    ["--runs=many", "--runs: “many” is not a whole number from 1 to 1000."],
    ["--only=hugo", "“hugo” is no tool: ours, eleventy, eleventy-minified, astro."],
    ["--fast", "'--fast'"],
  ])("refuses %s, and lists its options", (argument, message) => {
    expect(() => optionsFrom([argument])).toThrow(message);
    expect(() => optionsFrom([argument])).toThrow("npm run bench takes -- --pages=6,100,1000 --runs=7");
  });
});

describe("the tables", () => {
  const cost = (wall: number, cpu = wall) => ({ wall, cpu, memory: wall * 1e8 });

  test("show medians: the middle of each measure, or the mean of the two in the middle", () => {
    expect(medians([cost(9, 1), cost(1, 9), cost(2, 2)])).toEqual({ wall: 2, cpu: 2, memory: 2e8 });
    expect(medians([cost(1), cost(4)])).toEqual({ wall: 2.5, cpu: 2.5, memory: 2.5e8 });
  });

  test("compare ours with each other tool, and say why a tool is missing", () => {
    const results = [
      { name: "ours", cost: cost(1) },
      { name: "eleventy", cost: cost(2) },
      { name: "astro", fault: "ends with 1: no such file" },
    ];
    expect(costTable(results).replace(/ +/g, " ")).toBe(
      [
        " wall s ours is CPU s ours is peak MB ours is",
        "ours 1.00 1.00 100 ",
        "eleventy 2.00 × 0.50 2.00 × 0.50 200 × 0.50",
        "astro ends with 1: no such file",
      ].join("\n"),
    );
  });

  test("show what one more page costs between the sizes, and how that changes", () => {
    const sizes = [cost(1), cost(2), cost(13)].map((each, index) => ({
      pages: [10, 110, 1110][index] ?? 0,
      results: [{ name: "ours", cost: each }],
    }));
    expect(growthTable(sizes, "wall").replace(/ +/g, " ")).toBe(
      "wall, ms a page 10–110 110–1110 change\nours 10.00 11.00 10 %",
    );
  });
});

const canMeasure = process.platform === "linux" && spawnSync("python3", ["-V"]).status === 0;
describe.runIf(canMeasure)("a measurement", () => {
  const measured = (code: string) => {
    const folder = folderWith({});
    return measure(folder, [process.execPath, "-e", code], join(folder, "log"));
  };

  test("counts the processor time of a process that outlives its parent", async () => {
    const work = "while (process.cpuUsage().user < 3e5) for (let n = 0; n < 1e6; n++);";
    const start = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(work)}]).unref();`;
    expect((await measured(`${start} process.exit()`)).cpu).toBeGreaterThan(0.3);
  });

  test("counts the memory of a process at its highest", async () => {
    expect((await measured("Buffer.alloc(2e8, 1)")).memory).toBeGreaterThan(2e8);
  });

  test("quotes a command that fails", async () => {
    const failing = measured('console.error("no such page"); process.exit(3)');
    await expect(failing).rejects.toThrow("ends with 3: no such page");
  });
});

test("the benchmark's tools have exact versions, and the site's own packages do not include them", () => {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), "utf8"));
  const { dependencies, optionalDependencies } = read("bench/package.json");
  for (const version of Object.values({ ...dependencies, ...optionalDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
  expect(read("bench/package-lock.json").packages[""]).toMatchObject({ dependencies, optionalDependencies });
  expect(Object.keys(read("package-lock.json").packages)).not.toContain("node_modules/astro");
});
