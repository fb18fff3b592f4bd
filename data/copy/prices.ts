import { hasSeveralPlans, isByRadiators, lowestPrice, plans } from "../model/plans.ts";

export const pricesTitle = hasSeveralPlans ? "Power flush prices" : "Power flush price";

export const startingPrices = `From ${lowestPrice}${isByRadiators ? ", by number of radiators" : ""}.`;

export const priceDependence = isByRadiators ? "The starting price depends on the number of radiators." : "";

/** What to call for. */
export const quote = plans.some(({ price }) => price === null) ? "custom quote" : "free quote";
