import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Problem } from "../contract.ts";
import { messageOf, type Report, throwIfAny } from "../errors/site-error.ts";
import type { HtmlFile } from "../output/output-file.ts";
import type { Assets } from "./bundle.ts";
import type { Page, Site } from "./load.ts";

/** Renders every page inside the layout as a whole document. Reports lines that throw or have no effect. */
export function render(site: Site, assets: Assets, report: Report = throwIfAny): readonly HtmlFile[] {
  const { placeOf, takeNotes } = site.code;
  const problems = [...takeNotes()];
  const files = site.pages.flatMap((page) => {
    const { file, output } = page;
    try {
      return [{ path: output, contents: documentOf(page, site, assets), from: file }];
    } catch (error) {
      const places = [placeOf(error, file)];
      problems.push({ rule: "render-error", places, pages: [file], ...causeOf(error) });
      return [];
    } finally {
      problems.push(...takeNotes().map((problem) => ({ ...problem, pages: [file] })));
    }
  });
  report(problems);
  return files;
}

/** React throws "A component suspended" where it would have to wait. */
function causeOf(error: unknown): Omit<Problem, "rule" | "places"> {
  const message = messageOf(error);
  if (!message.startsWith("A component suspended"))
    return { message: `Throws: ${message}`, hint: "Fix the code at this line." };
  const hint = "Remove async and use(), and import what the component needs from data/.";
  return { text: "async", message: "A component waits, but React renders pages at once.", hint };
}

function documentOf(page: Page, site: Site, assets: Assets): string {
  const { path, meta, Body } = page;
  const layout = { currentPath: path, meta, css: assets.cssOf(page), script: assets.script };
  const children = createElement(Body);
  const markup = `<!doctype html>${renderToStaticMarkup(createElement(site.Layout, { ...layout, children }))}`;
  markup.charCodeAt(0); // makes V8 join the thousands of pieces
  return markup;
}
