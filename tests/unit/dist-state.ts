import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { filesBelow } from "../../scripts/output/disk.ts";

/** Every file below a folder, by path. */
export type Files = ReadonlyMap<string, Buffer>;

export function filesOf(folder: string): Files {
  return new Map(filesBelow(folder).map((path) => [path, readFileSync(join(folder, path))]));
}

/** Files that aren't compressed variants of others: such as pages and pictures. */
const isOriginal = (path: string) => !/\.(br|gz)$/.test(path);

/**
 * The faults of a dist/ after an interrupted build: files of no version, missing files that all versions have, and
 * compressed variants that differ from their file. Temporary files don't count, and variants may be missing: hosts then
 * send the file itself.
 */
export function interruptionFaults(dist: string, ...versions: readonly Files[]): string[] {
  const now = new Map([...filesOf(dist)].filter(([path]) => !path.endsWith(".unfinished")));
  const [first] = versions;
  const lasting = [...(first?.keys() ?? [])].filter((path) => versions.every((files) => files.has(path)));
  const missing = lasting.filter((path) => isOriginal(path) && !now.has(path));
  const torn = [...now].filter(([path, bytes]) => !versions.some((files) => files.get(path)?.equals(bytes)));
  return [
    ...missing.map((path) => `${path} is missing`),
    ...torn.map(([path]) => `${path} is of no version`),
    ...siblingFaults(now),
  ];
}

/** Compressed variants that differ from their file. */
export function siblingFaults(files: Files): string[] {
  return [...files]
    .filter(([path]) => !isOriginal(path))
    .filter(([path, bytes]) => {
      const original = files.get(path.slice(0, -".br".length));
      const held = path.endsWith(".br") ? brotliDecompressSync(bytes) : gunzipSync(bytes);
      return !original?.equals(held);
    })
    .map(([path]) => `${path} differs from its file`);
}

/** What builds leave beside dist/ while they work. */
export function leftovers(folder: string): readonly string[] {
  return existsSync(join(folder, ".cache")) ? filesBelow(join(folder, ".cache")) : [];
}
