import { prices } from "../model/facts.ts";
import { isByRadiators, lowestPrice } from "../model/prices.ts";

export const startingPrices = isByRadiators
  ? `Starting prices from ${lowestPrice}, by number of radiators.`
  : `Prices from ${lowestPrice}.`;

export const priceDependence = isByRadiators
  ? "The starting price depends on the number of radiators."
  : "“From” means that a price is a starting price.";

/** What to call for. */
export const quote = prices.plan.some(({ price }) => price === null) ? "custom quote" : "free quote";
