import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { SiteError } from "../errors/site-error.ts";
import { diskProblem, type Entry, entriesBelow } from "../output/disk.ts";
import { bytesOf, type OutputFile, siblingEndings } from "../output/output-file.ts";
import { staleFiles } from "../output/stale-files.ts";

const PAGE = /\.html(\.(br|gz))?$/;
/** Ending of a file that waits to be renamed; one that an interrupted build left behind is stale like any other. */
const TEMP_SUFFIX = ".unfinished";

/** What stood in dist before, by its path. */
type Kinds = ReadonlyMap<string, Entry["kind"]>;

/**
 * Makes `dist` hold exactly these files. A server may be reading it, and the build may end at any moment: what
 * changes is first written beside its place, so that a full disk or a missing right is met before anything has
 * changed, and then renamed over: pages after what they refer to, and each page between its old siblings' removal
 * and its new ones' coming, so that none is ever wrong. What is no longer part of the site is removed last, but for
 * what is in the way of a new file even while that is written: it goes first.
 * @throws {SiteError} naming the file that the disk refused
 */
export function emit(files: readonly OutputFile[], dist: string): void {
  const wanted = new Set(files.map(({ path }) => path));
  const old = onDisk("", () => entriesIn(dist));
  const kinds: Kinds = new Map(old.map(({ path, kind }) => [path, kind]));
  const written = new Set(files.filter((file) => isWritten(file, kinds, dist)).map(({ path }) => path));
  const changed = files
    .filter(({ path }) => !written.has(path))
    .sort((one, other) => Number(PAGE.test(one.path)) - Number(PAGE.test(other.path)));
  const { beforeWrite, afterWrite } = staleFiles(old, wanted);
  const begun = beforeWrite.length > 0;
  try {
    for (const { path } of beforeWrite) onDisk(path, () => remove(join(dist, path)), begun);
    for (const file of changed) onDisk(file.path, () => writeBeside(file, dist), begun);
    for (const { path } of changed) onDisk(path, () => replace(path, kinds, written, dist), true);
    // Backwards, a file's compressed siblings go before it, and what is in a folder before the folder.
    for (const { path } of afterWrite.toReversed()) onDisk(path, () => remove(join(dist, path)), true);
  } catch (error) {
    for (const { path } of changed) removeUnfinished(join(dist, path));
    throw error;
  }
}

/** @throws {SiteError} when the disk refuses the work on a file of dist */
function onDisk<T>(path: string, work: () => T, partiallyWritten = false): T {
  try {
    return work();
  } catch (error) {
    const problem = diskProblem(error, "", `dist/${path}`);
    throw problem ? new SiteError([problem], { partiallyWritten }) : error;
  }
}

function entriesIn(dist: string): readonly Entry[] {
  mkdirSync(dist, { recursive: true });
  return entriesBelow(dist);
}

function isWritten(file: OutputFile, kinds: Kinds, dist: string): boolean {
  try {
    return kinds.has(file.path) && readFileSync(join(dist, file.path)).equals(bytesOf(file));
  } catch {
    return false;
  }
}

function writeBeside(file: OutputFile, dist: string): void {
  const target = join(dist, file.path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target + TEMP_SUFFIX, file.contents);
}

/** Takes the siblings away that are not right already, and whatever folder stands in the file's place. */
function replace(path: string, kinds: Kinds, written: ReadonlySet<string>, dist: string): void {
  const target = join(dist, path);
  const siblings = siblingEndings(path).map((ending) => path + ending);
  for (const each of siblings) if (kinds.has(each) && !written.has(each)) remove(join(dist, each));
  if (kinds.get(path) === "folder") remove(target);
  renameSync(target + TEMP_SUFFIX, target);
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

/** After a fault; where that is not allowed either, the fault is told and the next build removes the file. */
function removeUnfinished(target: string): void {
  try {
    remove(target + TEMP_SUFFIX);
  } catch {}
}
