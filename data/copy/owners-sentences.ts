import { type Closure, datesText } from "../model/dates.ts";
import type { Vat } from "../model/facts.ts";
import { isByRadiators } from "../model/plans.ts";
import { notFinal } from "./prices.ts";

/** Sentences that the site makes of facts which only the owner knows. */

export const vatSentence = (vat: Vat) =>
  vat === "not registered"
    ? "We aren’t registered for VAT, so there is none to add."
    : `Prices include VAT (VAT number ${vat.number}).`;

/** Says that prices aren't final and what else they depend on, or that they depend on nothing else. */
export function dependenceText(dependsOn = ""): string {
  if (!/^nothing else\.$/i.test(dependsOn)) return `${notFinal} ${dependsOn}`.trim();
  return isByRadiators
    ? "The price depends on the number of radiators and nothing else."
    : "The price depends on nothing else.";
}

export const closureSentence = (closure: Closure) =>
  `Closed ${datesText(closure)}.${closure.note ? ` ${closure.note}` : ""}`;

/** What comes before the links to profiles. */
export const reviewsOn = "Our reviews on ";
