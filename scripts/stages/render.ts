import { createRequire } from "node:module";
import { messageOf, SiteError } from "../errors/site-error.ts";
import type { HtmlFile } from "../output/output-file.ts";
import type { Assets } from "./bundle.ts";
import type { Page, Site } from "./load.ts";

const requirePackage = createRequire(import.meta.url);

/**
 * Renders every page inside the layout, each as a whole document.
 * @throws {SiteError} naming each file and line that threw, and the pages it threw on; `cause` keeps the first error
 */
export function render(site: Site, assets: Assets): readonly HtmlFile[] {
  const faults = new Map<string, Fault>();
  const react = loadReact();
  const files = site.pages.flatMap((page) => {
    try {
      return [{ path: page.output, contents: documentOf(page, site, assets, react), from: page.file }];
    } catch (error) {
      const place = site.placeOf(error, page.file);
      const key = `${place} ${messageOf(error)}`;
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
  readonly place: string;
  /** The addresses of the pages it was thrown on. */
  readonly paths: readonly string[];
};

function siteError(faults: readonly Fault[]): SiteError {
  const problems = faults.map(({ error, place, paths }) => {
    const message = `Throws while ${paths.join(", ")} ${paths.length > 1 ? "are" : "is"} rendered: ${messageOf(error)}`;
    return { rule: "render-error", places: [place], message, hint: "Mend the code at this line." };
  });
  return new SiteError(problems, { cause: faults[0]?.error });
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
  const { path, meta, Body, props: own = {} } = page;
  const props = { currentPath: path, meta, css: assets.cssOf(page), script: assets.script };
  const body = createElement(Body, own);
  const markup = renderToStaticMarkup(createElement(site.Layout, { ...props, children: body }));
  return joined(`<!doctype html>${markup}`);
}

/**
 * The same text in one piece. React's is a tree of thousands, which V8 joins when a character is asked for: with all
 * pages kept as trees, a build of many spends twice the time on collecting garbage.
 */
function joined(text: string): string {
  text.charCodeAt(0);
  return text;
}
