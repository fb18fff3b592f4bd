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

/** The paths of a text file's compressed variants, which the build makes if they are smaller. */
export function variantsOf(path: string): readonly string[] {
  const isCompressed = path.slice(path.lastIndexOf(".") + 1) in COMPRESSED_TYPES;
  return isCompressed ? [`${path}.br`, `${path}.gz`] : [];
}
