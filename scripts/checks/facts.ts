import type { Problem, SiteData } from "../contract.ts";
import { type CheckedPage, type CheckedSite, textOf } from "./page.ts";

/** Does every price and every phone number that a page shows stand in data/, and does each link call what it says? */
export function facts({ pages, data }: CheckedSite): Problem[] {
  return pages.flatMap((page) => [...strayFigures(page, data), ...wrongCalls(page, data)]);
}

const PRICE = /£\s?\d[\d,.]*\d|£\s?\d/g;
const PHONE = /(?:\+44\s?|\b0)\d(?:[\s-]?\d){8,10}\b/g;

function strayFigures({ from, texts, elements }: CheckedPage, { prices, phones }: SiteData): Problem[] {
  const known = new Set([...prices, ...phones.flatMap(({ label, href }) => [label, href.slice(4)])]);
  const attributes = elements.flatMap(({ attribs }) => [attribs.content, attribs["aria-label"], attribs.alt]);
  const figures = [...texts, ...attributes].flatMap((text) => [
    ...(text?.match(PRICE) ?? []),
    ...(text?.match(PHONE) ?? []),
  ]);
  return [...new Set(figures)]
    .filter((figure) => !known.has(figure))
    .map((figure) => ({
      file: from,
      text: figure,
      what: `Shows ${figure}, which is not a price or a phone number of data/.`,
      remedy: "Take the figure from data/ instead of writing it, or correct it there.",
    }));
}

function wrongCalls({ from, elements }: CheckedPage, { phones }: SiteData): Problem[] {
  return elements
    .filter(({ attribs }) => attribs.href?.startsWith("tel:"))
    .flatMap((element): Problem[] => {
      const href = element.attribs.href ?? "";
      const label = element.attribs["aria-label"] ?? textOf(element);
      if (phones.some((phone) => phone.href === href && label.includes(phone.label))) return [];
      const what = `A link that reads “${label}” calls ${href}, which is not that number in data/.`;
      return [
        { file: from, text: href, what, remedy: "Use the PhoneLink component with a number of data/." },
      ];
    });
}
