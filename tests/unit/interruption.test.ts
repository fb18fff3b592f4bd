import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runBuild } from "../../scripts/run-build.ts";
import { commandLine, ended, isWindows, start, startProgram } from "./command.ts";
import { filesOf, interruptionFaults, leftovers, siblingFaults } from "./dist-state.ts";
import { described, folderWith, minimalSite } from "./fixture.ts";

/** A site whose pages and files all change with its version; three pages go, and three come. */
function version(name: "old" | "new"): Record<string, string> {
  const text = `${name} ${"Cold at the bottom. ".repeat(40)}`;
  const page = (name: string) =>
    `export const meta = { title: "${name}", description: "${described(name)}", noindex: true };\n` +
    `export default () => <><h1>${name}</h1><p>${text}</p></>;`;
  const names = ["boilers", "pipes", "pumps", "valves"];
  return {
    ...minimalSite,
    ...Object.fromEntries(names.map((name) => [`pages/${name}.tsx`, page(name)])),
    ...Object.fromEntries(names.map((name) => [`static/${name}.txt`, `${text} ${name}`])),
    ...Object.fromEntries(["a", "b", "c"].map((part) => [`pages/${name}-${part}.tsx`, page(`only ${part}`)])),
  };
}

const quiet = { log: () => {}, error: () => {} };

const oldSite = folderWith(version("old"), afterAll);
const newSite = folderWith(version("new"), afterAll);
const distOf = (site: string) => filesOf(join(site, "dist"));

beforeAll(async () => {
  for (const site of [oldSite, newSite]) expect(await runBuild(site, [], quiet)).toBe(0);
  expect(siblingFaults(distOf(newSite))).toEqual([]);
});

/** A folder with the new sources and the old site in dist/. */
function outdated(): string {
  const site = folderWith(version("new"));
  cpSync(join(oldSite, "dist"), join(site, "dist"), { recursive: true });
  return site;
}

/** Everything that must hold once a build was ended. */
async function expectWhole(site: string): Promise<void> {
  expect(interruptionFaults(join(site, "dist"), distOf(oldSite), distOf(newSite))).toEqual([]);
  expect(await runBuild(site, [], quiet)).toBe(0);
  expect(distOf(site)).toEqual(distOf(newSite));
  expect(leftovers(site)).toEqual([]);
}

/** A build that a signal ends at one of its changes on the disk, counted from 1; 0: at none. */
function buildUntil(step: number, signal: string, site: string) {
  const [flag = "", tsx = "", ...command] = commandLine("build.ts");
  const line = [flag, tsx, flag, import.meta.resolve("./end-at-step.ts"), ...command];
  const env = { END_AT_STEP: `${step}`, END_WITH: signal };
  return ended(startProgram(process.execPath, line, { cwd: site, env }));
}

/** As many numbers from 1 to the last, in equal steps. */
const spread = (count: number, last: number) =>
  Array.from({ length: count }, (_, index) => 1 + Math.round((index * (last - 1)) / (count - 1)));

async function twoAtATime(
  moments: readonly number[],
  work: (moment: number) => Promise<void>,
): Promise<void> {
  const left = [...moments];
  const worker = async () => {
    for (let moment = left.shift(); moment !== undefined; moment = left.shift()) await work(moment);
  };
  await Promise.all([worker(), worker()]);
}

const signals = ["SIGINT", "SIGTERM", "SIGKILL"] as const;

describe.skipIf(isWindows).each(signals)("%s", (signal) => {
  test("at fourteen of the build's changes on the disk leaves every file whole and the next build right", async () => {
    const { out } = await buildUntil(0, signal, outdated());
    const steps = Number(/steps: (\d+)/.exec(out)?.[1]);
    expect(steps).toBeGreaterThan(100);
    const own = spread(42, steps).filter((_, index) => signals[index % 3] === signal);
    await twoAtATime(own, async (step) => {
      const site = outdated();
      expect(await buildUntil(step, signal, site)).toMatchObject({ signal, out: "" });
      await expectWhole(site);
    });
  });

  test("at six moments of the build's time as well", async () => {
    const started = performance.now();
    await ended(start("build.ts", outdated()));
    const milliseconds = performance.now() - started;
    await twoAtATime(spread(6, milliseconds), async (moment) => {
      const site = outdated();
      const build = start("build.ts", site);
      setTimeout(() => build.kill(signal), moment);
      const { code } = await ended(build);
      expect([0, null]).toContain(code);
      await expectWhole(site);
    });
  });
});
