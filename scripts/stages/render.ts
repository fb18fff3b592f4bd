import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { messageOf, type Report, throwIfAny } from "../errors/site-error.ts";
import type { HtmlFile } from "../output/output-file.ts";
import type { Assets } from "./bundle.ts";
import type { Page, Site } from "./load.ts";

/** Renders every page inside the layout as a whole document. Reports each line that throws, and its pages. */
export function render(site: Site, assets: Assets, report: Report = throwIfAny): readonly HtmlFile[] {
  const failures = new Map<string, { place: string; message: string; pages: readonly Page[] }>();
  const files = site.pages.flatMap((page) => {
    try {
      return [{ path: page.output, contents: documentOf(page, site, assets), from: page.file }];
    } catch (error) {
      const [place, message] = [site.placeOf(error, page.file), messageOf(error)];
      const { pages = [] } = failures.get(place + message) ?? {};
      failures.set(place + message, { place, message, pages: [...pages, page] });
      return [];
    }
  });
  const list = new Intl.ListFormat("en-GB");
  report(
    [...failures.values()].map(({ place, message, pages }) => ({
      rule: "render-error",
      places: [place],
      pages: pages.map(({ file }) => file),
      message: `Throws on ${list.format(pages.map(({ path }) => path))}: ${message}`,
      hint: "Fix the code at this line.",
    })),
  );
  return files;
}

function documentOf(page: Page, site: Site, assets: Assets): string {
  const { path, meta, Body } = page;
  const layout = { currentPath: path, meta, css: assets.cssOf(page), script: assets.script };
  const children = createElement(Body);
  const markup = `<!doctype html>${renderToStaticMarkup(createElement(site.Layout, { ...layout, children }))}`;
  markup.charCodeAt(0); // makes V8 join the thousands of pieces
  return markup;
}
