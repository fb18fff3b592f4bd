import { prices } from "../model/facts.ts";

const { hasSeveralPlans, isByRadiators, lowestPrice } = prices;

export const pricesTitle = hasSeveralPlans ? "Power flush prices" : "Power flush price";

export const startingPrices = `From ${lowestPrice}${isByRadiators ? ", by number of radiators" : ""}.`;

export const priceDependence = isByRadiators ? "The starting price depends on the number of radiators." : "";

/** What to call for. */
export const quote = prices.plan.some(({ price }) => price === null) ? "custom quote" : "free quote";
