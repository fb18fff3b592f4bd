import { minify as minifyHtml } from "html-minifier-terser";
import type { HtmlFile } from "../output.ts";

/**
 * Only what pays after compression: React's markup has no comments and no spare white space but what the copy itself
 * holds, and to look for some doubles the time. Styles and script are esbuild's work and stay as they are; optional
 * tags stay in, so that the pages which are shipped are the ones that are validated.
 */
const OPTIONS = {
  collapseBooleanAttributes: true,
  ignoreCustomFragments: [], // otherwise "<?" in a script is taken for PHP, and tears it
};

/** Minifies one page. */
export async function minify(file: HtmlFile): Promise<HtmlFile> {
  return { ...file, contents: await minifyHtml(file.contents, OPTIONS) };
}
