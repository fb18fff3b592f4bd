import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Problem } from "../contract.ts";
import { messageOf, throwIfAny } from "../errors/site-error.ts";
import { addressOf, type PageFile } from "../output-file.ts";
import type { Assets } from "./bundle.ts";
import type { LoadedSite, Page } from "./load.ts";

/** Renders every page in the layout as a document; also reports handlers and effects that static rendering drops. */
export function render(site: LoadedSite, assets: Assets) {
  const failures: Problem[] = [];
  const pages = site.pages.flatMap((page): PageFile[] => {
    try {
      return [{ path: page.output, contents: documentOf(page, site, assets), from: page.file }];
    } catch (error) {
      failures.push({ ...site.code.sourceLineOf(error, page.file), ...mistakeIn(messageOf(error)) });
      return [];
    }
  });
  const problems = site.code.takeIgnored();
  if (failures.length > 0) throwIfAny([...failures, ...problems]);
  return { pages, problems };
}

function documentOf(page: Page, { Layout }: LoadedSite, { cssOf, script }: Assets): string {
  const { output, meta, Body } = page;
  const children = createElement(Body);
  const layout = { currentPath: addressOf(output), meta, css: cssOf(page), script, children };
  return `<!doctype html>${renderToStaticMarkup(createElement(Layout, layout))}`;
}

/** What React throws, in plain words. */
function mistakeIn(thrown: string): Pick<Problem, "searchFor" | "message" | "hint"> {
  if (thrown.startsWith("A component suspended")) {
    const hint = "Remove async and use(), and import what the component needs from data/.";
    return { searchFor: "async", message: "A component waits, but React renders pages at once.", hint };
  }
  if (thrown.startsWith("The `style` prop")) {
    const hint = "Write a rule in the component's CSS.";
    return { searchFor: 'style="', message: "The page's policy blocks styles.", hint };
  }
  return { message: `Throws: ${thrown}`, hint: "Fix the code at this line." };
}
