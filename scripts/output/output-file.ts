import { TEXT_TYPES } from "../hosting/media-types.ts";
import type { InlineHashes } from "../hosting/policy.ts";

/** One file of the finished site, before it is written. */
export type OutputFile = {
  /** Below dist/, with forward slashes: "prices/index.html". */
  readonly path: string;
  /** Text if the build makes it, bytes if it copies or compresses it. */
  readonly contents: string | Uint8Array;
  /** The source file it comes from, relative to the root. */
  readonly from: string;
  /** The hashes of a page's styles and scripts, from the secure stage. */
  readonly inline?: InlineHashes;
};

/** A page among the output files. */
export type HtmlFile = OutputFile & { readonly contents: string };

/** Whether the file is a page made by the build, as text. */
export function isHtml(file: OutputFile): file is HtmlFile {
  return file.path.endsWith(".html") && typeof file.contents === "string";
}

/** The contents as bytes for the disk. */
export function bytesOf(file: OutputFile): Buffer {
  return typeof file.contents === "string" ? Buffer.from(file.contents) : Buffer.from(file.contents);
}

/** The folders that a path is in, the innermost first: "a/b/c.html" is in "a/b" and in "a". */
export function foldersOf(path: string): string[] {
  const folder = path.slice(0, Math.max(0, path.lastIndexOf("/")));
  return folder === "" ? [] : [folder, ...foldersOf(folder)];
}

/** Not pictures and fonts, which are already compressed, or host configuration, which isn't served. */
const TEXT = new RegExp(`\\.(${Object.keys(TEXT_TYPES).join("|")})$`);

/** What a compressed variant adds to the name of its file. */
export type Ending = ".br" | ".gz";

/** The endings of a file's compressed variants, which the build makes if they are smaller. */
export function siblingEndings(path: string): readonly Ending[] {
  return TEXT.test(path) ? [".br", ".gz"] : [];
}
