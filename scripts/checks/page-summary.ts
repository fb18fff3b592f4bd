import { type Element, isTag } from "domhandler";
import { type CheckedPage, type KeptPage, textOf, valuesOf } from "./page.ts";

/** Keeps what questions about the whole site need of a page; its tree, which is large, can be forgotten then. */
export function keep(page: CheckedPage): KeptPage {
  const { path, from, css, addresses, having } = page;
  return {
    path,
    from,
    css,
    addresses,
    titles: titlesOf(page),
    descriptions: metasNamed("description", page),
    ids: new Set(valuesOf("id", having)),
    classes: new Set(valuesOf("class", having).flatMap((names) => names.split(" "))),
    isListed: !metasNamed("robots", page).some((content) => content.includes("noindex")),
  };
}

/** A drawing may hold a title as well; the page's own stands in its head. */
function titlesOf({ named }: CheckedPage): string[] {
  return (named.get("title") ?? []).filter(isInHead).map(textOf);
}

function isInHead({ parent }: Element): boolean {
  return parent !== null && isTag(parent) && parent.name === "head";
}

function metasNamed(name: string, { having }: CheckedPage): string[] {
  const named = (having.get("name") ?? []).filter(({ attribs }) => attribs.name === name);
  return named.map(({ attribs }) => attribs.content ?? "");
}
