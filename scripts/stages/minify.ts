import { minify as minifyHtml } from "html-minifier-terser";
import { messageOf, SiteError } from "../errors/site-error.ts";
import type { PageFile } from "../output-file.ts";

/**
 * Only options that help after compression: React's markup has no comments or extra white space, and esbuild
 * minifies styles and scripts. Optional tags stay, so that the validated pages are the published ones.
 */
const OPTIONS = {
  collapseBooleanAttributes: true,
  ignoreCustomFragments: [], // otherwise "<?" in a script is parsed as PHP, which breaks it
};

/** SVG elements without content, which React writes with an end tag; HTML lets them end with a slash. */
const EMPTY_SVG = /<(circle|ellipse|feFunc[RGB]|feGaussianBlur|path|rect|stop|use)( [^<>]*)><\/\1>/g;

/** Minifies the pages one by one: the minifier yields at every tag, and all at once would take longer. */
export async function minify(pages: readonly PageFile[]): Promise<readonly PageFile[]> {
  const minified: PageFile[] = [];
  for (const page of pages) {
    const contents = await minifyHtml(page.contents, OPTIONS).catch((error: unknown) => {
      const text = messageOf(error).slice("Parse Error: ".length, 60).trim();
      const message = `The HTML can't be parsed, starting at “${text}”.`;
      const hint = "In dangerouslySetInnerHTML, write &lt; for a < in text, and close every quote.";
      throw new SiteError([{ file: page.from, searchFor: text, message, hint }]);
    });
    minified.push({ ...page, contents: contents.replace(EMPTY_SVG, "<$1$2/>") });
  }
  return minified;
}
