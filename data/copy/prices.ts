import { owner } from "../model/facts.ts";
import { hasSeveralPlans, isByRadiators, lowestPrice, plans } from "../model/plans.ts";
import { associationName } from "./association.ts";
import { guarantee } from "./reasons.ts";
import { assessment } from "./suitability.ts";
import type { Term } from "./term.ts";

export const pricesTitle = hasSeveralPlans ? "Power flush prices" : "Power flush price";

export const startingPrices = `From ${lowestPrice}${isByRadiators ? ", depending on how many radiators you have" : ""}.`;

export const priceDependence = isByRadiators ? "The starting price depends on the number of radiators." : "";

export const notFinal = hasSeveralPlans
  ? "These are starting prices, not final ones."
  : "This is a starting price, not a final one.";

/** What to know before you book, at every price. */
export const atEveryPrice: readonly Term[] = [
  { name: "No fix, no fee", detail: guarantee },
  {
    name: "Insured engineers",
    detail: `They work to the standards of ${associationName(owner.association)}, with professional equipment.`,
  },
  { name: "Some systems we turn down", detail: `${assessment.exclusion} ${assessment.referral}` },
];

/** What to call for. */
export const quote = plans.some(({ price }) => price === null) ? "custom quote" : "free quote";
