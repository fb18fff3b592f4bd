import { type Element, isTag } from "domhandler";
import { type CheckedPage, type PageSummary, textOf, valuesOf } from "./page.ts";

/** Keeps what questions about the whole site need of a page; its tree, which is large, can be forgotten then. */
export function summarize(page: CheckedPage): PageSummary {
  const { path, from, css, addresses, byAttribute } = page;
  return {
    path,
    from,
    css,
    addresses,
    titles: titlesOf(page),
    descriptions: metasNamed("description", page),
    ids: new Set(valuesOf("id", byAttribute)),
    classes: new Set(valuesOf("class", byAttribute).flatMap((names) => names.split(" "))),
    isListed: !metasNamed("robots", page).some((content) => content.includes("noindex")),
  };
}

/** A drawing may hold a title as well; the page's own stands in its head. */
function titlesOf({ byTagName }: CheckedPage): string[] {
  return (byTagName.get("title") ?? []).filter(isInHead).map(textOf);
}

function isInHead({ parent }: Element): boolean {
  return parent !== null && isTag(parent) && parent.name === "head";
}

function metasNamed(name: string, { byAttribute }: CheckedPage): string[] {
  const metas = (byAttribute.get("name") ?? []).filter(({ attribs }) => attribs.name === name);
  return metas.map(({ attribs }) => attribs.content ?? "");
}
