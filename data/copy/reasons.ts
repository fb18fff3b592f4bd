import { owner } from "../model/facts.ts";
import type { OwnerFacts } from "../model/schema/owner.ts";
import { radiusMiles } from "../model/towns.ts";

/** A card of "Why choose us": one of the owner's claims, no wider. */
export type Reason = {
  readonly name: string;
  readonly detail: string;
};

/** The first, the guarantee, is shown larger. */
export const reasons: readonly [Reason, ...Reason[]] = [
  {
    name: "No fix, no fee",
    detail: owner.guaranteeTerms
      ? "A no\u2011fix no\u2011fee guarantee applies."
      : "A no\u2011fix no\u2011fee guarantee applies. Ask us for the terms when you call.",
  },
  {
    name: "Association standards",
    detail: associationDetail(owner.association),
  },
  {
    name: "Professional equipment",
    detail: "We use professional flushing equipment.",
  },
  {
    name: "Insured engineers",
    detail: ["Having someone work on your heating? Our engineers are insured.", owner.insurance ?? ""]
      .join(" ")
      .trim(),
  },
  {
    name: "Same-week appointments",
    detail: "Cold house? Call to book: appointments are available in the same week.",
  },
  {
    name: `Reading and within ${radiusMiles} miles`,
    detail: `We work for homes and businesses in Reading and within ${radiusMiles} miles, as the crow flies.`,
  },
];

/** What the association's name and membership, if known, say about our standards. */
export function associationDetail(association: OwnerFacts["association"]): string {
  const known = association && `the ${association.name.replace(/^the /i, "")}`;
  if (association?.member) return `We are a member of ${known}, and work to its standards.`;
  const whose = known ?? "a power flush association";
  return `We work to the standards of ${whose}.`;
}
