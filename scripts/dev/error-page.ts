import type { ShownProblem } from "../contract.ts";
import { together } from "../problems.ts";
import { bundle } from "../stages/bundle.ts";
import { pageSource } from "../stages/discover.ts";
import { load } from "../stages/load.ts";
import { render } from "../stages/render.ts";
import { secure } from "../stages/secure.ts";

/** Gives a whole document that says what is wrong. */
export type ErrorPage = (problems: readonly ShownProblem[]) => string;

const SOURCE = pageSource("pages/500.tsx");
/** Ends the page's style block: the lines of code, which no page of a finished site shows. */
const CODE_CSS = "pre{overflow-x:auto;font:.875rem/1.5 ui-monospace,monospace}";

/**
 * Brings in the site's own error page, as its sources stand now.
 * @throws when they do not compile, or throw
 */
export async function loadErrorPage(root: string): Promise<ErrorPage> {
  const [site, assets] = await together(load(root, [SOURCE]), bundle(root));
  const errorPage: ErrorPage = (problems) => {
    const pages = site.pages.map((page) => ({
      ...page,
      meta: { ...page.meta, css: (page.meta.css ?? "") + CODE_CSS },
      props: { problems },
    }));
    const [made] = render({ ...site, pages }, assets).map(secure);
    return made?.contents ?? plainErrorPage(problems);
  };
  errorPage([]); // may throw, and then the last one is better
  return errorPage;
}

/** For a site whose own error page has never been whole. */
export function plainErrorPage(problems: readonly ShownProblem[]): string {
  const title = "Unexpected Application Error!";
  const texts = problems.map(({ what, remedy, places }) =>
    [what, remedy, ...places.flatMap(({ place, frame = "" }) => [place, frame])].join("\n"),
  );
  const text = ["Status 500", ...texts].join("\n\n").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><pre>${text}</pre></html>`;
}
