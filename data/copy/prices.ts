import type { Plan } from "../model/facts.ts";
import { hasSeveralPlans, isByRadiators, lowestPrice, plans, priceText, rangeText } from "../model/plans.ts";

export const pricesTitle = hasSeveralPlans ? "Power flush prices" : "Power flush price";

export const startingPrices = `From ${lowestPrice}${isByRadiators ? ", depending on how many radiators you have" : ""}.`;

/** A plan's price with "from"; without a price, "price on application". */
export const startingPrice = ({ price }: Plan) =>
  price === null ? "price on application" : `from\u00a0${priceText(price)}`;

/** Each plan by its number of radiators, or by its name if it has none, with its starting price. */
export const offers: readonly string[] = plans.map(
  (plan) => `${capitalised(rangeText(plan) ?? plan.name)}: ${startingPrice(plan)}.`,
);

/** Plans go from small to large, and so do their prices. */
const [lowest] = plans.filter(({ price }) => price !== null);
const lowestRange = lowest && rangeText(lowest);

/** The lowest price, and for how many radiators. */
export const lowestOffer = `From ${lowestPrice}${lowestRange ? ` for ${lowestRange}` : ""}.`;

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const notFinal = hasSeveralPlans
  ? "These are starting prices, not final ones."
  : "This is a starting price, not a final one.";

/** What to call for. */
export const quote = plans.some(({ price }) => price === null) ? "custom quote" : "free quote";
