import { minify as minifyHtml } from "html-minifier-terser";
import { messageOf, SiteError } from "../errors/site-error.ts";
import type { HtmlFile } from "../output/output-file.ts";

/**
 * Only what pays after compression: React's markup has no comments and no spare white space but what the copy itself
 * holds, and to look for some takes half as long again. Styles and script are esbuild's work and stay as they are;
 * optional tags stay in, so that the pages which are shipped are the ones that are validated.
 */
const OPTIONS = {
  collapseBooleanAttributes: true,
  ignoreCustomFragments: [], // otherwise "<?" in a script is taken for PHP, and tears it
};

/**
 * Minifies all pages, one after the other: the minifier pauses at every tag, and to have all pages half done at once
 * takes twice the time.
 */
export async function minifyAll(pages: readonly HtmlFile[]): Promise<readonly HtmlFile[]> {
  const minified: HtmlFile[] = [];
  for (const page of pages) minified.push(await minify(page));
  return minified;
}

/**
 * Minifies one page.
 * @throws {SiteError} for HTML that can't be parsed, which only dangerouslySetInnerHTML can bring in
 */
export async function minify(page: HtmlFile): Promise<HtmlFile> {
  try {
    return { ...page, contents: await minifyHtml(page.contents, OPTIONS) };
  } catch (error) {
    const text = messageOf(error)
      .replace(/^Parse Error: /, "")
      .slice(0, 40)
      .trim();
    const message = `Its HTML can't be parsed from “${text}” on.`;
    const hint = "In what dangerouslySetInnerHTML gets, write &lt; for a < in a text, and close every quote.";
    throw new SiteError([{ rule: "invalid-html", places: [page.from], text, message, hint }]);
  }
}
