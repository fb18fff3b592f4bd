import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { SiteError } from "../errors/site-error.ts";
import { diskProblem, entriesBelow } from "../output/disk.ts";
import { bytesOf, foldersOf, type OutputFile, siblingEndings } from "../output/output-file.ts";
import { entriesInTheWay } from "../output/stale-files.ts";

const PAGE = /\.html(\.(br|gz))?$/;
/** The ending of temporary files. One left by an interrupted build is stale like any other file. */
const TEMP_SUFFIX = ".unfinished";

/**
 * Makes `dist` contain exactly these files. A server may be reading it, and the build may be killed at any time. So it
 * first writes temporary files: if the disk is full or a permission is missing, nothing has changed yet. Then it
 * renames them, pages after the files that they use, and each page after removing its old compressed variants and
 * before adding the new ones. Stale files are removed last, unless they block a new file.
 * @throws {SiteError} with the file that failed
 */
export function emit(files: readonly OutputFile[], dist: string): void {
  const wanted = new Set(files.map(({ path }) => path));
  onDisk("", () => mkdirSync(dist, { recursive: true }));
  const old = onDisk("", () => entriesBelow(dist));
  const known = new Set(old.map(({ path }) => path));
  const isDone = (file: OutputFile) => known.has(file.path) && isWritten(file, dist);
  const written = new Set(files.filter(isDone).map(({ path }) => path));
  const changed = files
    .filter(({ path }) => !written.has(path))
    .sort((one, other) => Number(PAGE.test(one.path)) - Number(PAGE.test(other.path)));
  const outdated = new Set([...known].filter((path) => !written.has(path)));
  const inTheWay = entriesInTheWay(old, wanted);
  const begun = inTheWay.length > 0;
  try {
    for (const { path } of inTheWay) onDisk(path, () => remove(join(dist, path)), begun);
    for (const file of changed) onDisk(file.path, () => writeBeside(file, dist), begun);
    for (const { path } of changed) onDisk(path, () => replace(path, outdated, dist), true);
    // In reverse order, so that a file's compressed variants are removed before it, and a folder's contents before the
    // folder.
    const places = new Set([...wanted, ...[...wanted].flatMap(foldersOf)]);
    const stale = onDisk("", () => entriesBelow(dist), true).filter(({ path }) => !places.has(path));
    for (const { path } of stale.toReversed()) onDisk(path, () => remove(join(dist, path)), true);
  } catch (error) {
    for (const { path } of changed) removeUnfinished(join(dist, path));
    throw error;
  }
}

/** @throws {SiteError} if the disk reports an error */
function onDisk<T>(path: string, work: () => T, partiallyWritten = false): T {
  try {
    return work();
  } catch (error) {
    const problem = diskProblem(error, "", `dist/${path}`);
    throw problem ? new SiteError([problem], { partiallyWritten }) : error;
  }
}

function isWritten(file: OutputFile, dist: string): boolean {
  try {
    return readFileSync(join(dist, file.path)).equals(bytesOf(file));
  } catch {
    return false;
  }
}

function writeBeside(file: OutputFile, dist: string): void {
  const target = join(dist, file.path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target + TEMP_SUFFIX, file.contents);
}

/** Removes outdated compressed variants, and a folder in the file's place. */
function replace(path: string, outdated: ReadonlySet<string>, dist: string): void {
  const target = join(dist, path);
  const siblings = siblingEndings(path).map((ending) => path + ending);
  for (const each of siblings) if (outdated.has(each)) remove(join(dist, each));
  if (outdated.has(path) && lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) remove(target);
  renameSync(target + TEMP_SUFFIX, target);
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

/** If that fails too, the next build removes the file. */
function removeUnfinished(target: string): void {
  try {
    remove(target + TEMP_SUFFIX);
  } catch {}
}
