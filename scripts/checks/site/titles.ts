import type { Problem } from "../../contract.ts";
import type { CheckedSite, PageSummary } from "../page.ts";

/** Lengths in characters that search results show in full; a shorter description says too little. */
const LENGTHS = {
  titles: { rule: "page-title", name: "title", least: 1, most: 60 },
  descriptions: { rule: "page-description", name: "description", least: 70, most: 160 },
};

/** Does every page have one title and one description, each unique and of a good length? */
export function titles({ pages }: CheckedSite): Problem[] {
  return [...problemsOf(pages, "titles"), ...problemsOf(pages, "descriptions")];
}

function problemsOf(pages: readonly PageSummary[], kind: keyof typeof LENGTHS): Problem[] {
  const { rule, name, least, most } = LENGTHS[kind];
  const owners = new Map<string, string>();
  return pages.flatMap((page): Problem[] => {
    const [text, ...more] = page[kind];
    const problem = (message: string, hint: string) => [
      { rule, places: [page.from], message, hint, ...(text && { text }) },
    ];
    if (!text)
      return problem(`The page has no ${name}.`, `Add ${name} to meta, and render it in the layout.`);
    if (more.length > 0) return problem(`The page has more than one ${name}.`, "Render it once.");
    const owner = owners.get(text);
    owners.set(text, owner ?? page.from);
    if (owner !== undefined)
      return problem(`The ${name} is the same as in ${owner}: “${text}”`, `Write a different ${name}.`);
    const { length } = [...text];
    if (length >= least && length <= most) return [];
    return problem(`The ${name} has ${length} characters: “${text}”`, `Use ${least} to ${most} characters.`);
  });
}
