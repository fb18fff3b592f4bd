import type { SitePath } from "../model/address.ts";
import { owner } from "../model/facts.ts";
import { heating } from "./heating.ts";
import { limits } from "./limits.ts";

/** A question that people ask before they call, with the page that says more. */
export type Question = {
  /** Its anchor on the prices page. */
  readonly id: string;
  readonly question: string;
  readonly answer: string;
  readonly more?: { readonly label: string; readonly path: SitePath };
};

export const questions: readonly Question[] = [
  {
    id: "what-sets-the-price",
    question: "What does the price depend on?",
    answer: sentences(
      "On the number of radiators. The cards above show the starting prices. Quotes are free.",
      owner.priceConfirmation,
    ),
  },
  {
    id: "does-it-suit",
    question: "Does my system suit a power flush?",
    answer: `Usually, if it is up to ${limits.oldestYears} years old, its pipes are wider than ${limits.microbore.to}\u00a0mm and it has no heavy blockage. If not, we refer you to a mechanical cleaning alternative. Not sure? Ask us.`,
    more: { label: "What we don’t flush", path: "/services/#not-flushed" },
  },
  ...(owner.duration ? [{ id: "how-long", question: "How long does it take?", answer: owner.duration }] : []),
  {
    id: "how-soon",
    question: "How soon can you come?",
    answer: "Appointments are available in the same week.",
    more: { label: "Towns and distances", path: "/areas/" },
  },
  {
    id: "what-if-it-fails",
    question: "What if a flush doesn’t fix it?",
    answer: sentences(
      "A no\u2011fix no\u2011fee guarantee applies.",
      owner.guaranteeTerms ?? "Ask us for the terms when you call.",
    ),
  },
  {
    id: "bleed-first",
    question: "Should I bleed my radiators first?",
    answer: heating.bleeding,
    more: { label: "Sludge or air", path: "/services/#sludge-or-air" },
  },
  {
    id: "landlords",
    question: "Do you work for landlords and businesses?",
    answer:
      "Yes: a single building or a whole portfolio, with before-and-after flow reports and certification. Call us for a custom quote for a portfolio, a commercial building or an extra-large system.",
    more: { label: "Commercial and landlord services", path: "/services/#commercial" },
  },
];

/** Joins sentences; leaves out unknown ones. */
function sentences(...texts: readonly (string | undefined)[]): string {
  return texts.filter((text) => text !== undefined).join(" ");
}
