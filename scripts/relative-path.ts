import { relative, sep } from "node:path";

/** The path from a folder, with forward slashes. */
export function relativePath(folder: string, path: string): string {
  // Only Windows separates names with backslashes; elsewhere they may be part of a name.
  return relative(folder, path).replaceAll(sep, "/");
}
