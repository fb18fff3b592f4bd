import type { Problem } from "../contract.ts";
import { type CheckedPage, type CheckedSite, textOf } from "./page.ts";

/** What a list of search results shows whole, in characters; a shorter description says too little. */
const LENGTHS = { title: { least: 1, most: 60 }, description: { least: 70, most: 160 } };

/** Has every page one title and one description, of a good length and unlike any other page's? */
export function titles({ pages }: CheckedSite): Problem[] {
  return [...unique(pages, "title", titlesOf), ...unique(pages, "description", descriptionsOf)];
}

function titlesOf({ elements }: CheckedPage): string[] {
  return elements.filter(({ name, parent }) => name === "title" && isHead(parent)).map(textOf);
}

function descriptionsOf({ having }: CheckedPage): string[] {
  return (having.get("name") ?? [])
    .filter(({ attribs }) => attribs.name === "description")
    .map(({ attribs }) => attribs.content ?? "");
}

/** A drawing may hold a title as well; the page's own stands in its head. */
function isHead(parent: unknown): boolean {
  return typeof parent === "object" && parent !== null && "name" in parent && parent.name === "head";
}

function unique(
  pages: readonly CheckedPage[],
  name: keyof typeof LENGTHS,
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
    if (owner === undefined) return lengthFaults(page, name, text);
    const what = `Has the same ${name} as ${owner}: “${text}”`;
    return [{ file: page.from, text, what, remedy: `Write a ${name} that tells the two pages apart.` }];
  });
}

function lengthFaults({ from }: CheckedPage, name: keyof typeof LENGTHS, text: string): Problem[] {
  const { least, most } = LENGTHS[name];
  const { length } = [...text];
  if (length >= least && length <= most) return [];
  const what = `The ${name} has ${length} characters: “${text}”`;
  return [{ file: from, text, what, remedy: `Write it with ${least} to ${most} characters.` }];
}
