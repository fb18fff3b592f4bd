import type { Problem } from "../contract.ts";
import { type CheckedPage, type CheckedSite, textOf } from "./page.ts";

/** Has every page one title and one description, unlike any other page's? */
export function titles({ pages }: CheckedSite): Problem[] {
  return [...unique(pages, "title", titlesOf), ...unique(pages, "description", descriptionsOf)];
}

function titlesOf({ elements }: CheckedPage): string[] {
  return elements.filter(({ name, parent }) => name === "title" && isHead(parent)).map(textOf);
}

function descriptionsOf({ elements }: CheckedPage): string[] {
  return elements
    .filter(({ attribs }) => attribs.name === "description")
    .map(({ attribs }) => attribs.content ?? "");
}

/** A drawing may hold a title as well; the page's own stands in its head. */
function isHead(parent: unknown): boolean {
  return typeof parent === "object" && parent !== null && "name" in parent && parent.name === "head";
}

function unique(
  pages: readonly CheckedPage[],
  name: string,
  read: (page: CheckedPage) => string[],
): Problem[] {
  const owners = new Map<string, string>();
  return pages.flatMap((page): Problem[] => {
    const [text, ...more] = read(page);
    if (!text || more.length > 0) {
      const what = `The page has ${text ? `more than one ${name}` : `no ${name}`}.`;
      return [{ file: page.from, what, remedy: `See that the layout writes meta.${name} once.` }];
    }
    const owner = owners.get(text);
    owners.set(text, owner ?? page.from);
    if (owner === undefined) return [];
    const what = `Has the same ${name} as ${owner}: “${text}”`;
    return [{ file: page.from, what, remedy: `Write a ${name} that tells the two pages apart.` }];
  });
}
