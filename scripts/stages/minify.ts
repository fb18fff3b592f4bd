import { minify as minifyHtml } from "html-minifier-terser";
import { messageOf, SiteError } from "../errors/site-error.ts";
import type { HtmlFile } from "../output/output-file.ts";

/**
 * Only what pays after compression: React's markup has no comments and no white space but the copy's own. esbuild
 * minifies styles and scripts. Optional tags stay, so that the validated pages are the published ones.
 */
const OPTIONS = {
  collapseBooleanAttributes: true,
  ignoreCustomFragments: [], // otherwise "<?" in a script is taken for PHP, and tears it
};

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
