import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { withBuildLock } from "../../scripts/output/build-lock.ts";
import { filesBelow } from "../../scripts/output/disk.ts";
import { bytesOf, type OutputFile } from "../../scripts/output/output-file.ts";
import { compress } from "../../scripts/stages/compress.ts";
import { emit } from "../../scripts/stages/emit.ts";
import { filesOf, folderWith } from "./fixture.ts";

type Name = "old" | "new";

/** A site whose versions differ in everything: files are added, changed, removed, or become folders, and vice versa. */
function version(name: Name): Promise<readonly OutputFile[]> {
  const [older, newer] = name === "old" ? ["", "/a.txt"] : ["/a.txt", ""];
  const pages = ["index.html", "boilers/index.html", `only-${name}/index.html`];
  const others = ["pumps.txt", `${name}.txt`, `pipes${older}`, `valves${newer}`];
  const contents = `${name} ${"Cold at the bottom. ".repeat(40)}`;
  return compress([...pages, ...others].map((path) => ({ path, from: "", contents: `${path} ${contents}` })));
}

const [oldFiles, newFiles] = [await version("old"), await version("new")];
type Files = ReadonlyMap<string, Buffer>;
const asDist = (files: readonly OutputFile[]): Files =>
  new Map(files.map((file) => [file.path, bytesOf(file)]));
const [oldDist, newDist] = [asDist(oldFiles), asDist(newFiles)];

/** Changes of the disk that a build makes. */
const CHANGES = ["mkdirSync", "writeFileSync", "renameSync", "rmSync", "rmdirSync"] as const;

/**
 * Counts the changes below a folder. From change number `last` on, counting from 1, none reaches the disk, as if the
 * process had been killed, except half of the bytes if that change writes a file.
 * @returns the changes so far: "renameSync /site/dist/index.html.unfinished"
 */
function interruptAt(last: number, folder: string): readonly string[] {
  const changes: string[] = [];
  const { writeFileSync } = fs;
  for (const name of CHANGES) {
    const change = fs[name] as (...call: unknown[]) => unknown;
    const counted = (...call: unknown[]): unknown => {
      const [path, contents] = call as [string, (string | Uint8Array)?];
      if (!`${path}`.startsWith(folder)) return change(...call);
      changes.push(`${name} ${path}`);
      if (changes.length < last) return change(...call);
      const isWriting = changes.length === last && contents && name === "writeFileSync";
      if (isWriting) writeFileSync(path, contents.slice(0, contents.length / 2));
      return undefined;
    };
    vi.spyOn(fs, name).mockImplementation(counted as never);
  }
  syncBuiltinESMExports();
  return changes;
}

/** Writes the new site over the old one, like a build killed at this change. Returns the changes. */
async function writeNew(site: string, killedAt = Number.POSITIVE_INFINITY): Promise<readonly string[]> {
  const changes = interruptAt(killedAt, site);
  const work = async () => emit(newFiles, join(site, "dist"));
  const build = withBuildLock(site, { onWait: () => {}, mostSeconds: 0 }, work);
  // Errors of a killed build don't matter.
  await (Number.isFinite(killedAt) ? build.catch(() => {}) : build).finally(() => vi.restoreAllMocks());
  syncBuiltinESMExports();
  return changes;
}

/** A folder with the old site in dist/. */
function outdated(): string {
  const site = folderWith({});
  emit(oldFiles, join(site, "dist"));
  return site;
}

/** Files that aren't compressed variants of others: such as pages and pictures. */
const isOriginal = (path: string) => !/\.(br|gz)$/.test(path);

/**
 * The faults of a dist/ after an interrupted build: files of no version, missing files that all versions have, and
 * compressed variants that differ from their file. Temporary files don't count, and variants may be missing: hosts then
 * send the file itself.
 */
function interruptionFaults(dist: string, versions: readonly Files[]): string[] {
  const now = filesOf(dist);
  const lasting = [...newDist.keys()].filter((path) => versions[0]?.has(path) && isOriginal(path));
  const torn = [...now].filter(([path, bytes]) => {
    if (path.endsWith(".unfinished")) return false;
    if (!versions.some((files) => files.get(path)?.equals(bytes))) return true;
    const original = now.get(path.slice(0, -".br".length)) ?? bytes;
    return (
      !isOriginal(path) && !original.equals((path.endsWith(".br") ? brotliDecompressSync : gunzipSync)(bytes))
    );
  });
  return [...lasting.filter((path) => !now.has(path)), ...torn.map(([path]) => path)];
}

test("a build killed at any change on the disk leaves every file whole, and the next build is right", async () => {
  const changes = await writeNew(outdated());
  expect(changes.length).toBeGreaterThan(50);
  for (const index of changes.keys()) {
    const site = outdated();
    await writeNew(site, index + 1);
    expect(interruptionFaults(join(site, "dist"), [oldDist, newDist]), changes[index]).toEqual([]);
    await writeNew(site);
    expect(interruptionFaults(join(site, "dist"), [newDist])).toEqual([]);
    const built = [...newDist.keys()].map((path) => `dist/${path}`);
    expect(filesBelow(site)).toEqual(built.sort());
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
