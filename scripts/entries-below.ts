import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

type Entry = { readonly path: string; readonly isFile: boolean };

/** All paths below a folder, sorted, folders with a slash at the end. Follows no link, and a link isn't a file. */
export function entriesBelow(folder: string): readonly Entry[] {
  const entries = existsSync(folder) ? [...walk(folder, "")] : [];
  return entries.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Some versions of Node follow links if they walk by themselves. */
function* walk(root: string, folder: string): Iterable<Entry> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder + entry.name;
    yield { path: entry.isDirectory() ? `${path}/` : path, isFile: entry.isFile() };
    if (entry.isDirectory()) yield* walk(root, `${path}/`);
  }
}

/** The path from a folder, with forward slashes. */
export function relativePath(folder: string, path: string): string {
  // Only Windows separates names with backslashes; elsewhere they may be part of a name.
  return relative(folder, path).replaceAll(sep, "/");
}
