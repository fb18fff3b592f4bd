import { hash } from "node:crypto";
import { COMPRESSED_TYPES } from "./hosting/media-types.ts";

/** The name of a running build's folder in dist/ begins with this; no file in static/ may have a "+" in its name. */
export const TEMPORARY_PREFIX = ".new+";

/** The hash in the name of a file that browsers keep: eight digits of SHA-256. */
export function shortHash(contents: string | Buffer): string {
  return hash("sha256", contents, "hex").slice(0, 8);
}

export type OutputFile = {
  /** Below dist/, with forward slashes: "prices/index.html". */
  readonly path: string;
  readonly contents: Buffer;
  /** The source file, relative to the root. */
  readonly from: string;
};

/** A file that the build writes. `from`: the source file or the stage that makes it. */
export function textFile(path: string, text: string, from: string): OutputFile {
  return { path, contents: Buffer.from(text), from };
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

/** The paths of a text file's compressed variants, which the build makes if they are smaller. */
export function variantsOf(path: string): readonly string[] {
  const isCompressed = path.slice(path.lastIndexOf(".") + 1) in COMPRESSED_TYPES;
  return isCompressed ? [`${path}.br`, `${path}.gz`] : [];
}
