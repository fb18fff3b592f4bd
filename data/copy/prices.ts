import { hasSeveralPlans, isByRadiators, lowestPrice, plans } from "../model/plans.ts";

export const pricesTitle = hasSeveralPlans ? "Power flush prices" : "Power flush price";

export const startingPrices = `From ${lowestPrice}${isByRadiators ? ", depending on how many radiators you have" : ""}.`;

export const notFinal = hasSeveralPlans
  ? "These are starting prices, not final ones."
  : "This is a starting price, not a final one.";

/** What to call for. */
export const quote = plans.some(({ price }) => price === null) ? "custom quote" : "free quote";
