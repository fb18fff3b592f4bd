import type { Problem } from "../../contract.ts";
import type { CheckedSite, PageSummary } from "../page.ts";

/** What a list of search results shows whole, in characters; a shorter description says too little. */
const LENGTHS = {
  title: { rule: "page-title", least: 1, most: 60 },
  description: { rule: "page-description", least: 70, most: 160 },
};

/** Has every page one title and one description, of a good length and unlike any other page's? */
export function titles({ pages }: CheckedSite): Problem[] {
  return [...unique(pages, "title"), ...unique(pages, "description")];
}

function unique(pages: readonly PageSummary[], name: keyof typeof LENGTHS): Problem[] {
  const { rule } = LENGTHS[name];
  const owners = new Map<string, string>();
  return pages.flatMap((page): Problem[] => {
    const [text, ...more] = page[`${name}s`];
    if (!text || more.length > 0) {
      const message = `The page has ${text ? `more than one ${name}` : `no ${name}`}.`;
      return [
        {
          rule,
          places: [page.from],
          message,
          hint: `See that the layout writes meta.${name} once.`,
        },
      ];
    }
    const owner = owners.get(text);
    owners.set(text, owner ?? page.from);
    if (owner === undefined) return lengthFaults(page, name, text);
    const message = `Has the same ${name} as ${owner}: “${text}”`;
    return [
      {
        rule,
        places: [page.from],
        text,
        message,
        hint: `Write a ${name} that tells the two pages apart.`,
      },
    ];
  });
}

function lengthFaults({ from }: PageSummary, name: keyof typeof LENGTHS, text: string): Problem[] {
  const { rule, least, most } = LENGTHS[name];
  const { length } = [...text];
  if (length >= least && length <= most) return [];
  const message = `The ${name} has ${length} characters: “${text}”`;
  return [
    {
      rule,
      places: [from],
      text,
      message,
      hint: `Write it with ${least} to ${most} characters.`,
    },
  ];
}
