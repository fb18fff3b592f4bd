import type { Problem } from "../contract.ts";
import { locate, readSources, type Sources } from "../errors/locate.ts";
import { messageOf, siteErrorOf } from "../errors/site-error.ts";
import { bundle } from "../stages/bundle.ts";
import { pageSource } from "../stages/discover.ts";
import { load } from "../stages/load.ts";
import { render } from "../stages/render.ts";
import { secure } from "../stages/secure.ts";

/** Returns a whole document that shows the problems. */
type ErrorPage = (problems: readonly Problem[]) => string;

const SOURCE = pageSource("pages/500.tsx");
/** How many lines of code are shown before and after a place. */
const LINES_AROUND = 2;
/** Appended to the page's style block. No page of a built site uses these rules. */
const PROBLEM_CSS = `
.problem-list { display: grid; gap: 2.5rem; padding: 0 var(--gutter) var(--between-sections); }
.problem-list > * { min-inline-size: 0; max-inline-size: 60rem; }
.problem-list h2 { font-size: var(--size-h3); line-height: 1.2; }
.problem-list figure { margin-block-start: 1rem; }
.problem-list figcaption { font-weight: 700; }
.problem-list pre { overflow-x: auto; padding: 1rem; border-inline-start: 3px solid; font: .875rem/1.5 ui-monospace, monospace; }`;

/** Loads the site's error page from its current sources before each use; if that fails, keeps the last one. */
export async function createErrorPage(
  root: string,
): Promise<(problems: readonly Problem[]) => Promise<string>> {
  let errorPage = await loadErrorPage(root).catch(() => plainErrorPage);
  return async (problems) => {
    errorPage = await loadErrorPage(root).catch(() => errorPage);
    return errorPage(problems);
  };
}

async function loadErrorPage(root: string): Promise<ErrorPage> {
  const [site, assets] = await Promise.all([load(root, [SOURCE]), bundle(root)]);
  const errorPage: ErrorPage = (problems) => {
    const pages = site.pages.map((page) => ({
      ...page,
      computedCss: page.computedCss + PROBLEM_CSS,
      props: { problems },
    }));
    const [page] = render({ ...site, pages }, assets).map(secure);
    return page?.contents ?? plainErrorPage(problems);
  };
  errorPage([]); // may throw
  return errorPage;
}

/** For a site whose error page has never worked. */
function plainErrorPage(problems: readonly Problem[]): string {
  const title = "Unexpected Application Error!";
  const texts = problems.map(({ message, hint, places, code }) =>
    [message, hint, ...places.flatMap((place) => [place, code?.[place] ?? ""])].join("\n"),
  );
  const text = ["Status 500", ...texts].join("\n\n").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1><pre>${text}</pre></html>`;
}

/** Why the site can't be built, with the lines of code at each place. */
export function problemsWithCode(error: unknown, root: string): readonly Problem[] {
  const sources = readSources(root);
  return locate(problemsOf(error, root), sources).map((problem) => ({
    ...problem,
    code: Object.fromEntries(problem.places.map((place) => [place, codeAt(place, sources)])),
  }));
}

function problemsOf(error: unknown, root: string): readonly Problem[] {
  try {
    return siteErrorOf(error, root).problems;
  } catch {
    const hint = "The generator itself failed; the terminal shows where.";
    return [{ rule: "generator-error", places: ["scripts/"], message: messageOf(error), hint }];
  }
}

/** The lines around a place such as "data/navigation.ts:10", which is marked; "" if the line isn't known. */
function codeAt(place: string, sources: Sources): string {
  const [file = "", line] = place.split(":");
  const marked = Number(line);
  const lines = sources.get(file)?.split("\n") ?? [];
  const width = `${marked + LINES_AROUND}`.length;
  return lines
    .map((text, index) => ({ text, number: index + 1 }))
    .filter(({ number }) => Math.abs(number - marked) <= LINES_AROUND)
    .map(({ text, number }) => `${number === marked ? ">" : " "} ${`${number}`.padStart(width)} | ${text}`)
    .join("\n");
}
