import type { SitePath } from "../model/address.ts";
import { owner, questions as ownersQuestions } from "../model/facts.ts";
import { topics } from "../model/schema/questions.ts";
import { faults } from "./faults.ts";
import { offers, quote } from "./prices.ts";

/** A question that people ask before they call, with the page that says more. */
export type Question = {
  readonly about: (typeof topics)[number];
  readonly question: string;
  /** Without it, the question isn't shown. */
  readonly answer?: string | undefined;
  readonly more?: { readonly label: string; readonly path: SitePath };
};

const [sludge, air] = faults;

const ours: readonly Question[] = [
  {
    about: "suitability",
    question: "Does a power flush suit my system?",
    answer: "It may, if sludge is the cause and your system is one we flush.",
    more: { label: "Check your system", path: "/#check" },
  },
  {
    about: "suitability",
    question: "Should I bleed my radiators first?",
    answer: `${air.where}? ${air.name}, and bleeding can help. ${sludge.where}? ${sludge.name}. ${sludge.details}`,
    more: { label: "How to bleed a radiator", path: "/services/#cold-top" },
  },
  {
    about: "suitability",
    question: "What is the difference between a chemical flush and a power flush?",
    answer:
      "A chemical flush alone usually sends cleaner round with the heating’s own pump. A power flush adds a separate pump for a higher flow. Ours uses cleaner, too.",
  },
  {
    about: "suitability",
    question: "Do I need a flush before a new boiler?",
    answer:
      "The system normally has to be cleaned first. A power flush is one way: ask your installer and the boiler’s maker.",
  },
  {
    about: "suitability",
    question: "Do you work for landlords and businesses?",
    answer: `Yes, for a single building or a whole portfolio, with before-and-after flow reports and certification. Call us for a ${quote}.`,
    more: { label: "Commercial and landlord services", path: "/services/#commercial" },
  },
  {
    about: "price",
    question: "How much does a power flush cost?",
    answer: [...offers, "A quote is free."].join(" "),
  },
  { about: "visit", question: "How long does it take?", answer: owner.duration },
  {
    about: "outcome",
    question: "What if a flush doesn’t fix it?",
    answer: owner.guaranteeTerms,
  },
  { about: "outcome", question: "Can I cancel a booking?", answer: owner.cancellation },
];

/** Those with an answer, in the order in which people ask; of two equal ones, the owner's. */
export const questions: readonly Question[] = topics.flatMap((topic) => {
  const all = [...ours, ...ownersQuestions].filter(({ about, answer }) => about === topic && answer);
  return all.filter((each) => all.findLast(({ question }) => question === each.question) === each);
});
