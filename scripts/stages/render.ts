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

/** What React throws, and a text in the source, a message and a hint for it. */
const CAUSES = [
  [
    "A component suspended",
    "async",
    "A component waits, but React renders pages at once.",
    "Remove async and use(), and import what the component needs from data/.",
  ],
  ["The `style` prop", 'style="', "The page's policy blocks styles.", "Write a rule in the component's CSS."],
] as const;

function causeOf(error: unknown): Omit<Problem, "rule" | "places"> {
  const thrown = messageOf(error);
  const [, text, message, hint] = CAUSES.find(([start]) => thrown.startsWith(start)) ?? [];
  return text
    ? { text, message, hint }
    : { message: `Throws: ${thrown}`, hint: "Fix the code at this line." };
}

function documentOf(page: Page, site: Site, assets: Assets): string {
  const { path, meta, Body } = page;
  const layout = { currentPath: path, meta, css: assets.cssOf(page), script: assets.script };
  const children = createElement(Body);
  const markup = `<!doctype html>${renderToStaticMarkup(createElement(site.Layout, { ...layout, children }))}`;
  markup.charCodeAt(0); // makes V8 join the thousands of pieces
  return markup;
}
