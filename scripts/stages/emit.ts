import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { bytesOf, type OutputFile } from "../output.ts";

const SIBLING = /\.(br|gz)$/;
const PAGE = /\.html(\.(br|gz))?$/;
/** Ending of a file that is being written; one that an interrupted build left behind is stale like any other. */
const UNFINISHED = ".unfinished";

/**
 * Makes `dist` hold exactly these files. A server may be reading it: each file is written beside its place and
 * renamed over, one whose bytes are there already is left alone, pages come after what they refer to, a page's old
 * compressed siblings go before the page changes and the new ones come after, and what is no longer part of the
 * site is removed last.
 */
export function emit(files: readonly OutputFile[], dist: string): void {
  const present = new Set(filesBelow(dist));
  for (const file of files.toSorted((a, b) => Number(PAGE.test(a.path)) - Number(PAGE.test(b.path)))) {
    if (isWritten(file, dist)) continue;
    if (!SIBLING.test(file.path)) removeSiblings(file.path, present, dist);
    write(file, dist);
  }
  const wanted = new Set(files.map((file) => file.path));
  for (const path of present) if (!wanted.has(path)) rmSync(join(dist, path), { force: true });
  removeEmptyFolders(dist);
}

function isWritten(file: OutputFile, dist: string): boolean {
  try {
    return readFileSync(join(dist, file.path)).equals(bytesOf(file));
  } catch {
    return false;
  }
}

function removeSiblings(path: string, present: Set<string>, dist: string): void {
  for (const sibling of [`${path}.br`, `${path}.gz`]) {
    if (present.delete(sibling)) rmSync(join(dist, sibling), { force: true });
  }
}

function write(file: OutputFile, dist: string): void {
  const target = join(dist, file.path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target + UNFINISHED, bytesOf(file));
  renameSync(target + UNFINISHED, target);
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(folder.length + 1)
          .replaceAll("\\", "/"),
      );
  } catch {
    return []; // nothing built yet
  }
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    removeEmptyFolders(join(folder, entry.name));
    if (readdirSync(join(folder, entry.name)).length === 0) rmdirSync(join(folder, entry.name));
  }
}
