import { existsSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** All paths below a folder, sorted, folders with a slash at the end. Follows no link, and a link isn't a file. */
export function entriesBelow(folder: string) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = relativePath(folder, join(entry.parentPath, entry.name));
    return { path: entry.isDirectory() ? `${path}/` : path, isFile: entry.isFile() };
  });
  return entries.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** The path from a folder, with forward slashes. */
export function relativePath(folder: string, path: string): string {
  // Only Windows separates names with backslashes; elsewhere they may be part of a name.
  return relative(folder, path).replaceAll(sep, "/");
}
