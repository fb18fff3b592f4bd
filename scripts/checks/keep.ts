import { type CheckedPage, type KeptPage, textOf } from "./page.ts";

/** Keeps what questions about the whole site need of a page; its tree, which is large, can be forgotten then. */
export function keep(page: CheckedPage): KeptPage {
  const { path, from, css, addresses, having } = page;
  const values = (name: string) => (having.get(name) ?? []).map(({ attribs }) => attribs[name] ?? "");
  return {
    path,
    from,
    css,
    addresses,
    titles: titlesOf(page),
    descriptions: metasNamed("description", page),
    ids: new Set(values("id")),
    classes: new Set(values("class").flatMap((names) => names.split(" "))),
    isListed: !metasNamed("robots", page).some((content) => content.includes("noindex")),
  };
}

/** A drawing may hold a title as well; the page's own stands in its head. */
function titlesOf({ elements }: CheckedPage): string[] {
  return elements.filter(({ name, parent }) => name === "title" && isHead(parent)).map(textOf);
}

function isHead(parent: unknown): boolean {
  return typeof parent === "object" && parent !== null && "name" in parent && parent.name === "head";
}

function metasNamed(name: string, { having }: CheckedPage): string[] {
  const named = (having.get("name") ?? []).filter(({ attribs }) => attribs.name === name);
  return named.map(({ attribs }) => attribs.content ?? "");
}
