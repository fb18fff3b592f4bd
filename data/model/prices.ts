import { prices } from "./facts.ts";
import { priceText } from "./schema/prices.ts";

/** Whether visitors choose between plans. */
export const hasSeveralPlans = prices.plan.length > 1;

/** Whether the number of radiators decides between plans. */
export const isByRadiators = hasSeveralPlans && prices.plan.some(({ radiators }) => radiators !== null);

/** The lowest price: "£395". */
export const lowestPrice = priceText(Math.min(...prices.plan.flatMap(({ price }) => price ?? [])));
