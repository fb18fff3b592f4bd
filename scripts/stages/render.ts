import { createRequire } from "node:module";
import type { HtmlFile } from "../output.ts";
import { messageOf, SiteError } from "../problems.ts";
import type { Assets } from "./bundle.ts";
import type { Page, Site } from "./load.ts";

/** Loaded at the first page, not with this module: React chooses its faster code by NODE_ENV when it is loaded. */
const requirePackage = createRequire(import.meta.url);

/**
 * Renders every page inside the layout, each as a whole document.
 * @throws {SiteError} naming each file and line that threw, and the pages it threw on; `cause` keeps the first error
 */
export function render(site: Site, assets: Assets): readonly HtmlFile[] {
  const faults = new Map<string, Fault>();
  const files = site.pages.flatMap((page) => {
    try {
      return [{ path: page.output, contents: documentOf(page, site, assets), from: page.file }];
    } catch (error) {
      const place = site.placeOf(error, page.file);
      const key = `${place.file}:${place.line} ${messageOf(error)}`;
      // A footer that throws does so on every page: that is one fault.
      faults.set(key, { error, place, paths: [...(faults.get(key)?.paths ?? []), page.path] });
      return [];
    }
  });
  if (faults.size > 0) throw siteError([...faults.values()]);
  return files;
}

type Fault = {
  readonly error: unknown;
  readonly place: ReturnType<Site["placeOf"]>;
  /** The addresses of the pages it was thrown on. */
  readonly paths: readonly string[];
};

function siteError(faults: readonly Fault[]): SiteError {
  const problems = faults.map(({ error, place, paths }) => {
    const what = `Throws while ${paths.join(", ")} ${paths.length > 1 ? "are" : "is"} rendered: ${messageOf(error)}`;
    return { ...place, what, remedy: "Mend the code at this line." };
  });
  return new SiteError(problems, { cause: faults[0]?.error });
}

function documentOf(page: Page, site: Site, assets: Assets): string {
  const { createElement } = requirePackage("react") as typeof import("react");
  const { renderToStaticMarkup } = requirePackage("react-dom/server") as typeof import("react-dom/server");
  const { path, meta, Body, props: own = {} } = page;
  const props = { currentPath: path, meta, css: assets.cssOf(page), script: assets.script };
  const body = createElement(Body, own);
  return `<!doctype html>${renderToStaticMarkup(createElement(site.Layout, { ...props, children: body }))}`;
}
