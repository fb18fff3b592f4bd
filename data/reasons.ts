import { radiusMiles } from "./towns.ts";

/** A card of "Why choose us": each one of the owner's claims, none wider. */
export type Reason = { readonly name: string; readonly detail: string };

/** The first is the guarantee, which is shown larger. */
export const reasons: readonly [Reason, ...Reason[]] = [
  { name: "No fix, no fee", detail: "A no-fix no-fee guarantee applies to our power flushing." },
  {
    name: "Association standards",
    detail: "The work is done to the standards of a power flush association.",
  },
  { name: "Professional equipment", detail: "We use professional flushing equipment." },
  { name: "Insured engineers", detail: "The engineers who work on your system are insured." },
  { name: "Same-week appointments", detail: "Call today: appointments are available in the same week." },
  {
    name: `Reading and ${radiusMiles} miles`,
    detail: `We work in Reading and within a ${radiusMiles}-mile radius.`,
  },
];
