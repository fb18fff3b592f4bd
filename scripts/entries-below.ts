import { relative, sep } from "node:path";
import glob from "fast-glob";

/** All paths below a folder, sorted, folders with a slash at the end. Follows no link, and a link isn't a file. */
export function entriesBelow(cwd: string) {
  const options = { cwd, dot: true, onlyFiles: false, markDirectories: true, followSymbolicLinks: false };
  const entries = glob.sync("**", { ...options, objectMode: true });
  return entries
    .map(({ path, dirent }) => ({ path, isFile: dirent.isFile() }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** The path from a folder, with forward slashes. */
export function relativePath(folder: string, path: string): string {
  // Only Windows separates names with backslashes; elsewhere they may be part of a name.
  return relative(folder, path).replaceAll(sep, "/");
}
