import { createRequire } from "node:module";
import type { HtmlFile } from "../output.ts";
import { SiteError } from "../problems.ts";
import type { Assets } from "./bundle.ts";
import type { Page, Site } from "./load.ts";

/** Loaded at the first page, not with this module: React chooses its faster code by NODE_ENV when it is loaded. */
const requirePackage = createRequire(import.meta.url);

/**
 * Renders a page inside the layout, as a whole document.
 * @throws {SiteError} naming the file and line that threw; `cause` keeps what was thrown
 */
export function render(page: Page, site: Site, assets: Assets): HtmlFile {
  const { createElement } = requirePackage("react") as typeof import("react");
  const { renderToStaticMarkup } = requirePackage("react-dom/server") as typeof import("react-dom/server");
  const { path, meta, Body } = page;
  const props = { currentPath: path, meta, css: assets.cssOf(page), script: assets.script };
  try {
    const markup = renderToStaticMarkup(
      createElement(site.Layout, { ...props, children: createElement(Body) }),
    );
    return { path: page.output, contents: `<!doctype html>${markup}`, from: page.file };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const what = `${page.path} throws while it is rendered: ${message}`;
    throw new SiteError(
      [{ ...site.placeOf(error, page.file), what, remedy: "Mend the code at this line." }],
      {
        cause: error,
      },
    );
  }
}
