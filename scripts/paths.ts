import { relative, sep } from "node:path";

/** The path from a folder, with forward slashes. */
export function relativePath(folder: string, path: string): string {
  // Only Windows separates names with backslashes; elsewhere they may be part of a name.
  return relative(folder, path).replaceAll(sep, "/");
}

/** A page's address below the site's root: "/prices/", "/404.html". */
export function addressOf(path: string): `/${string}` {
  return `/${path.replace(/(^|\/)index\.html$/, "$1")}`;
}

/** Makes "a b" of "a%20b"; unlike decodeURIComponent, it never throws. */
export { unescape as decode } from "node:querystring";

/** The folders that a path is in: "a/b/c.html" is in "a/" and in "a/b/". */
export function foldersOf(path: string): readonly string[] {
  return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1));
}

/** A disk can't hold a file and a folder of one name, and often no two names that differ only in case. */
export const collisionKey = (path: string) => path.replace(/\/$/, "").toLowerCase();
