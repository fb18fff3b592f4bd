import { owner } from "../model/facts.ts";
import { radiusMiles } from "../model/towns.ts";
import { associationDetail } from "./association.ts";

/** A card of "Why choose us": one of the owner's claims, no wider, and what supports it. */
type Reason = {
  readonly claim: string;
  readonly detail?: string | undefined;
};

const guarantee = owner.guaranteeTerms
  ? "A no\u2011fix no\u2011fee guarantee applies."
  : "A no\u2011fix no\u2011fee guarantee applies. Ask for the terms when you call.";

/** The first, the guarantee, is shown larger. */
export const reasons: readonly [Reason, ...Reason[]] = [
  { claim: "No fix, no fee", detail: guarantee },
  { claim: associationDetail(owner.association) },
  { claim: "We use professional flushing equipment." },
  { claim: "Our engineers are insured.", detail: owner.insurance },
  { claim: "Appointments are available in the same week." },
  { claim: `We work for homes and businesses in Reading and within ${radiusMiles}\u00a0miles.` },
];
