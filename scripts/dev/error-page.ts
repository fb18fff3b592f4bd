import type { Problem } from "../contract.ts";
import { settleAll } from "../errors/site-error.ts";
import { bundle } from "../stages/bundle.ts";
import { pageSource } from "../stages/discover.ts";
import { load } from "../stages/load.ts";
import { render } from "../stages/render.ts";
import { secure } from "../stages/secure.ts";

/** Gives a whole document that says what is wrong. */
export type ErrorPage = (problems: readonly Problem[]) => string;

const SOURCE = pageSource("pages/500.tsx");
/** Ends the page's style block. It stands here since no page of a finished site has use for it. */
const PROBLEM_CSS = `
.problem-list { display: grid; gap: 2.5rem; padding: 0 var(--gutter) var(--between-sections); }
.problem-list > * { min-inline-size: 0; max-inline-size: 60rem; }
.problem-list h2 { font-size: var(--size-h3); line-height: 1.2; }
.problem-list figure { margin-block-start: 1rem; }
.problem-list figcaption { font-weight: 700; }
.problem-list pre { overflow-x: auto; padding: 1rem; border-inline-start: 3px solid; font: .875rem/1.5 ui-monospace, monospace; }`;

/**
 * Brings in the site's own error page, as its sources stand now.
 * @throws when they do not compile, or throw
 */
export async function loadErrorPage(root: string): Promise<ErrorPage> {
  const [site, assets] = await settleAll(load(root, [SOURCE]), bundle(root));
  const errorPage: ErrorPage = (problems) => {
    const pages = site.pages.map((page) => ({
      ...page,
      computedCss: page.computedCss + PROBLEM_CSS,
      props: { problems },
    }));
    const [made] = render({ ...site, pages }, assets).map(secure);
    return made?.contents ?? plainErrorPage(problems);
  };
  errorPage([]); // may throw, and then the last one is better
  return errorPage;
}

/** For a site whose own error page has never been whole. */
export function plainErrorPage(problems: readonly Problem[]): string {
  const title = "Unexpected Application Error!";
  const texts = problems.map(({ message, hint, places, code }) =>
    [message, hint, ...places.flatMap((place) => [place, code?.[place] ?? ""])].join("\n"),
  );
  const text = ["Status 500", ...texts].join("\n\n").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><pre>${text}</pre></html>`;
}
