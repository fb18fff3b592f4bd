import type { Problem, SiteData } from "../contract.ts";
import type { OutputFile } from "../output-file.ts";
import { collisionKey, foldersOf } from "../paths.ts";
import type { PageSummary } from "../stages/read-page.ts";

/** Does every page have exactly one title and one description, unique on the site? */
export function* titles(pages: readonly PageSummary[]): Iterable<Problem> {
  for (const kind of ["titles", "descriptions"] as const) {
    const name = kind.slice(0, -1);
    const owners = new Map<string, string>();
    const hint = `Write one ${name} in meta, unlike those of other pages, and render it in the layout.`;
    for (const { from: file, [kind]: texts } of pages) {
      const [text = ""] = texts;
      const owner = owners.get(text);
      const isOne = texts.length === 1 && text !== "";
      if (!isOne) yield { file, message: `The page needs exactly one ${name}, and it can't be empty.`, hint };
      else if (owner)
        yield { file, searchFor: text, message: `${owner} has the same ${name}: “${text}”`, hint };
      owners.set(text, owner ?? file);
    }
  }
}

/** Can visitors reach every page by links from Home, except those hidden from search engines? */
export function* orphans(pages: readonly PageSummary[], { canonical }: SiteData): Iterable<Problem> {
  const byTarget = new Map(pages.map((page) => [canonical(page.address), page]));
  const reached = new Set(pages.filter(({ address }) => address === "/"));
  // Iterating over a set includes items added during the iteration.
  for (const { links } of reached) {
    for (const { target } of links.filter(({ use }) => use === "followed")) {
      const page = target === undefined ? undefined : byTarget.get(target);
      if (page) reached.add(page);
    }
  }
  for (const { address, from: file } of pages.filter((page) => !reached.has(page) && !page.isHidden)) {
    const hint = "Add it to the navigation, link to it, or set noindex: true in its meta.";
    yield { file, message: `No links lead from Home to ${address}.`, hint };
  }
}

/** Two sources of one path in dist/, also where disks ignore case. */
export function* collisions(files: readonly OutputFile[]): Iterable<Problem> {
  const owners = new Map<string, string>();
  for (const { path, from } of files)
    for (const folder of foldersOf(path)) owners.set(collisionKey(folder), from);
  for (const { path, from: file } of files) {
    const owner = owners.get(collisionKey(path)) ?? file;
    const message = `dist/${path} has two sources: ${owner} and ${file}.`;
    if (owner !== file) yield { file, message, hint: "Rename or remove one of the two." };
    owners.set(collisionKey(path), owner);
  }
}
