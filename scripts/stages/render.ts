import { createRequire } from "node:module";
import type { Problem } from "../contract.ts";
import { messageOf, throwIfAny } from "../errors/site-error.ts";
import type { HtmlFile } from "../output/output-file.ts";
import type { Assets } from "./bundle.ts";
import type { Page, Site } from "./load.ts";

const requirePackage = createRequire(import.meta.url);

/**
 * Renders every page inside the layout, each as a whole document.
 * @throws {SiteError} naming each line that throws
 */
export function render(site: Site, assets: Assets): readonly HtmlFile[] {
  const problems: Problem[] = [];
  const react = loadReact();
  const files = site.pages.flatMap((page) => {
    try {
      return [{ path: page.output, contents: documentOf(page, site, assets, react), from: page.file }];
    } catch (error) {
      const message = `Throws when rendered: ${messageOf(error)}`;
      const hint = "Fix the code at this line.";
      problems.push({ rule: "render-error", places: [site.placeOf(error, page.file)], message, hint });
      return [];
    }
  });
  throwIfAny(problems);
  return files;
}

/** Not loaded with this module: React chooses its faster code by NODE_ENV when it is loaded. */
function loadReact() {
  const { createElement } = requirePackage("react") as typeof import("react");
  const { renderToStaticMarkup } = requirePackage("react-dom/server") as typeof import("react-dom/server");
  return { createElement, renderToStaticMarkup };
}

function documentOf(
  page: Page,
  site: Site,
  assets: Assets,
  { createElement, renderToStaticMarkup }: ReturnType<typeof loadReact>,
): string {
  const { path, meta, Body, props = {} } = page;
  const layout = { currentPath: path, meta, css: assets.cssOf(page), script: assets.script };
  const children = createElement(Body, props);
  const markup = renderToStaticMarkup(createElement(site.Layout, { ...layout, children }));
  const html = `<!doctype html>${markup}`;
  // React's text is a tree of thousands, which V8 joins when a character is asked for: with all pages kept as trees, a
  // large build spends twice the time on collecting garbage.
  html.charCodeAt(0);
  return html;
}
