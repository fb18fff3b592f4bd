import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { withBuildLock } from "../../scripts/output/build-lock.ts";
import { filesBelow } from "../../scripts/output/disk.ts";
import { bytesOf, type OutputFile } from "../../scripts/output/output-file.ts";
import { makeSite } from "../../scripts/site.ts";
import { compress } from "../../scripts/stages/compress.ts";
import { emit } from "../../scripts/stages/emit.ts";
import { build, commandLine, ended, isWindows, startProgram } from "./command.ts";
import { type Files, interruptionFaults, leftovers } from "./dist-state.ts";
import { described, folderWith, minimalSite } from "./fixture.ts";
import { interruptAt } from "./interrupt.ts";

/** A site whose versions differ in everything: files are added, changed, removed, or become folders, and vice versa. */
function version(name: "old" | "new"): Record<string, string> {
  const text = `${name} ${"Cold at the bottom. ".repeat(40)}`;
  const page = (title: string) =>
    `export const meta = { title: "${title}", description: "${described(title)}", noindex: true };\n` +
    `export default () => <><h1>${title}</h1><p>${text}</p></>;`;
  return {
    ...minimalSite,
    "pages/boilers.tsx": page("boilers"),
    [`pages/only-${name}.tsx`]: page(`only ${name}`),
    "static/pumps.txt": text,
    [`static/${name}.txt`]: text,
    [name === "old" ? "static/pipes" : "static/pipes/copper.txt"]: text,
    [name === "new" ? "static/valves" : "static/valves/brass.txt"]: text,
  };
}

/** The output of a version's build. */
async function filesOfVersion(name: "old" | "new"): Promise<readonly OutputFile[]> {
  return compress((await makeSite(folderWith(version(name), afterAll))).files);
}

const [oldFiles, newFiles] = await Promise.all([filesOfVersion("old"), filesOfVersion("new")]);
const asDist = (files: readonly OutputFile[]): Files =>
  new Map(files.map((file) => [file.path, bytesOf(file)]));
const [oldDist, newDist] = [asDist(oldFiles), asDist(newFiles)];

/** A folder with the old site in dist/ and, if needed, the new sources. */
function outdated(files: Readonly<Record<string, string>> = {}): string {
  const site = folderWith(files);
  emit(oldFiles, join(site, "dist"));
  return site;
}

/** Writes the new site like a build killed at this change (0 for none). Returns the changes. */
async function writeNew(site: string, killedAt = 0): Promise<readonly string[]> {
  const { changes, restore } = interruptAt(killedAt, site);
  const build = withBuildLock(site, { onWait: () => {}, mostSeconds: 0 }, async () =>
    emit(newFiles, join(site, "dist")),
  );
  // Errors of a killed build don't matter.
  await (killedAt > 0 ? build.catch(() => {}) : build).finally(restore);
  return changes;
}

/** Asserts what must hold after an interrupted build and after the next one. */
async function expectWhole(site: string, nextBuild: (site: string) => Promise<unknown>): Promise<void> {
  expect(interruptionFaults(join(site, "dist"), oldDist, newDist)).toEqual([]);
  await nextBuild(site);
  expect(interruptionFaults(join(site, "dist"), newDist)).toEqual([]);
  expect(filesBelow(join(site, "dist"))).toEqual([...newDist.keys()].sort());
  expect(leftovers(site)).toEqual([]);
}

test("a build killed at any change on the disk leaves every file whole, and the next build is right", async () => {
  const changes = await writeNew(outdated());
  expect(changes.length).toBeGreaterThan(50);
  for (const index of changes.keys()) {
    const site = outdated();
    await writeNew(site, index + 1);
    await expectWhole(site, writeNew);
  }
});

test("a build adds files that pages refer to before all pages, and removes old ones after them", async () => {
  const changes = await writeNew(outdated());
  const isPage = (change: string) => /^renameSync .*\.html\.unfinished$/.test(change);
  const indexOf = (change: RegExp) => changes.findIndex((each) => change.test(each));
  const added = indexOf(/^renameSync .*new\.txt\.unfinished/);
  expect(added).toBeGreaterThan(-1);
  expect(added).toBeLessThan(changes.findIndex(isPage));
  expect(indexOf(/^rmSync .*old\.txt$/)).toBeGreaterThan(changes.findLastIndex(isPage));
});

describe.skipIf(isWindows).each([
  ["SIGINT", /^writeFileSync .*\.html\.unfinished$/],
  ["SIGTERM", /^renameSync .*\.html\.unfinished$/],
  ["SIGKILL", /^rmSync .*only-old/],
] as const)("%s", (signal, change) => {
  test("ends a build while it writes: every file is whole, and the next build is right", async () => {
    const changes = await writeNew(outdated());
    const site = outdated(version("new"));
    const imports = ["tsx/esm", "./interrupt.ts"].flatMap((file) => ["--import", import.meta.resolve(file)]);
    const line = [...imports, ...commandLine("build.ts")];
    const env = { END_AT_CHANGE: `${1 + changes.findIndex((each) => change.test(each))}`, END_WITH: signal };
    const killed = startProgram(process.execPath, line, { cwd: site, env });
    expect(await ended(killed)).toMatchObject({ signal, out: "" });
    await expectWhole(site, build);
  });
});
