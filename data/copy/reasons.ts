import { owner } from "../model/facts.ts";
import type { OwnerFacts } from "../model/schema/owner.ts";
import { radiusMiles } from "../model/towns.ts";

/** A card of "Why choose us": one of the owner's claims, no wider, and what supports it. */
type Reason = {
  readonly claim: string;
  readonly detail?: string | undefined;
};

export const guarantee = owner.guaranteeTerms
  ? "A no\u2011fix no\u2011fee guarantee applies."
  : "A no\u2011fix no\u2011fee guarantee applies. Ask us for the terms when you call.";

/** The first, the guarantee, is shown larger. */
export const reasons: readonly [Reason, ...Reason[]] = [
  { claim: "No fix, no fee", detail: guarantee },
  { claim: associationDetail(owner.association) },
  { claim: "We use professional flushing equipment." },
  { claim: "Our engineers are insured.", detail: owner.insurance },
  { claim: "Appointments are available in the same week." },
  { claim: `We work for homes and businesses in Reading and within ${radiusMiles}\u00a0miles.` },
];

type Association = OwnerFacts["association"];

/** What the association's name and membership, if known, say about our standards. */
export function associationDetail(association: Association): string {
  const name = associationName(association);
  if (association?.member) return `We are a member of ${name}, and work to its standards.`;
  return `We work to the standards of ${name}.`;
}

/** The association whose standards we work to, by its name if that is known. */
export function associationName(association: Association): string {
  return association ? `the ${association.name.replace(/^the /i, "")}` : "a power flush association";
}
