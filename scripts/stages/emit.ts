import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { diskProblem, filesBelow } from "../disk.ts";
import { bytesOf, foldersOf, type OutputFile } from "../output.ts";
import { SiteError } from "../problems.ts";

const SIBLINGS = [".br", ".gz"];
const PAGE = /\.html(\.(br|gz))?$/;
/** Ending of a file that waits to be renamed; one that an interrupted build left behind is stale like any other. */
const UNFINISHED = ".unfinished";

/**
 * Makes `dist` hold exactly these files. A server may be reading it, and the build may end at any moment: what
 * changes is first written beside its place, so that a full disk or a missing right is met before anything has
 * changed, and then renamed over: pages after what they refer to, and each page between its old siblings' removal
 * and its new ones' coming, so that none is ever wrong. What is no longer part of the site is removed last.
 * @throws {SiteError} naming the file that the disk refused
 */
export function emit(files: readonly OutputFile[], dist: string): void {
  const wanted = new Set(files.map(({ path }) => path));
  const written = new Set(files.filter((file) => isWritten(file, dist)).map(({ path }) => path));
  const changed = files
    .filter(({ path }) => !written.has(path))
    .sort((one, other) => Number(PAGE.test(one.path)) - Number(PAGE.test(other.path)));
  try {
    onDisk("", () => clearFolders(wanted, dist));
    for (const file of changed) onDisk(file.path, () => writeBeside(file, dist));
    for (const { path } of changed) onDisk(path, () => replace(path, written, dist), "halfway");
    const stale = filesBelow(dist).filter((path) => !wanted.has(path));
    // Backwards, a file's compressed siblings go before it.
    for (const path of stale.reverse()) onDisk(path, () => remove(join(dist, path)), "halfway");
    onDisk("", () => removeEmptyFolders(dist), "halfway");
  } finally {
    for (const { path } of changed) removeUnfinished(join(dist, path));
  }
}

/** @throws {SiteError} when the disk refuses the work on a file of dist */
function onDisk(path: string, work: () => void, halfway?: "halfway"): void {
  try {
    work();
  } catch (error) {
    const problem = diskProblem(error, "", `dist/${path}`);
    throw problem ? new SiteError([problem], { cause: error, halfway: halfway !== undefined }) : error;
  }
}

function isWritten(file: OutputFile, dist: string): boolean {
  try {
    return readFileSync(join(dist, file.path)).equals(bytesOf(file));
  } catch {
    return false;
  }
}

/** Removes old files that stand where a folder is wanted now. */
function clearFolders(wanted: ReadonlySet<string>, dist: string): void {
  mkdirSync(dist, { recursive: true });
  const folders = new Set([...wanted].flatMap(foldersOf));
  for (const path of filesBelow(dist)) if (folders.has(path)) remove(join(dist, path));
}

function writeBeside(file: OutputFile, dist: string): void {
  const target = join(dist, file.path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target + UNFINISHED, bytesOf(file));
}

/** Takes the siblings away that are not right already, and whatever folder stands in the file's place. */
function replace(path: string, written: ReadonlySet<string>, dist: string): void {
  const target = join(dist, path);
  for (const ending of SIBLINGS) if (!written.has(path + ending)) remove(target + ending);
  if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) remove(target);
  renameSync(target + UNFINISHED, target);
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}

/** After a fault; where that is not allowed either, the fault is told and the next build removes the file. */
function removeUnfinished(target: string): void {
  try {
    remove(target + UNFINISHED);
  } catch {}
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    removeEmptyFolders(join(folder, entry.name));
    if (readdirSync(join(folder, entry.name)).length === 0) rmdirSync(join(folder, entry.name));
  }
}
