import { type Closure, datesText } from "../model/dates.ts";
import type { Vat } from "../model/facts.ts";
import { isByRadiators } from "../model/plans.ts";

/** Sentences that the site makes of facts which only the owner knows. */

export const vatSentence = (vat: Vat) =>
  vat === "not registered"
    ? "We aren’t registered for VAT, so there is none to add."
    : `Prices include VAT (VAT number ${vat.number}).`;

/** What a price depends on besides the number of radiators, which may be nothing. */
export function dependenceSentence(dependsOn: string): string {
  if (!/^nothing else\.$/i.test(dependsOn)) return dependsOn;
  return isByRadiators
    ? "The price depends on the number of radiators and nothing else."
    : "The price depends on nothing else.";
}

export const closureSentence = (closure: Closure) =>
  `Closed ${datesText(closure)}.${closure.note ? ` ${closure.note}` : ""}`;

/** What comes before the links to profiles. */
export const reviewsOn = "Our reviews on ";
