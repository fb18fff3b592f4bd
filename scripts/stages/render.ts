import { minify } from "html-minifier-terser";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "../compile/static-react.ts";
import { ProblemsError } from "../errors/problems-error.ts";
import { addressOf } from "../paths.ts";
import type { Assets } from "./bundle.ts";
import type { LoadedSite, Page } from "./load.ts";

/**
 * No option that removes more helps after compression: React's markup has no comments or extra white space, and
 * esbuild minifies styles and scripts. Optional tags stay, so that the validated pages are the published ones.
 */
const MINIFY_OPTIONS = { ignoreCustomFragments: [] }; // otherwise "<?" in a script is parsed as PHP

/** Makes a page's minified document. @throws {ProblemsError} if its code throws, or its HTML can't be parsed */
export async function render(page: Page, site: LoadedSite, assets: Assets): Promise<string> {
  try {
    return await minify(documentOf(page, site, assets), MINIFY_OPTIONS);
  } catch (error) {
    throw new ProblemsError(site.code.problemsOf(error, page.file));
  }
}

function documentOf(page: Page, { Layout }: LoadedSite, { cssOf, script, printSheet }: Assets): string {
  const { output, meta } = page;
  const children = createElement(page.default);
  const shared = { script, printSheet: addressOf(printSheet.path), children };
  const layout = { currentPath: addressOf(output), meta, css: cssOf(page), ...shared };
  return `<!doctype html>${renderToStaticMarkup(createElement(Layout, layout))}`;
}
