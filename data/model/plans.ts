import { type Plan, prices } from "./facts.ts";

/** The price plans, from the smallest system to the largest. */
export const { plans } = prices;

/** Whether visitors choose between plans. */
export const hasSeveralPlans = plans.length > 1;

/** Whether the number of radiators decides between plans. */
export const isByRadiators = hasSeveralPlans && plans.some(({ radiators }) => radiators !== null);

/** "£1,250" */
export const priceText = (pounds: number) => `£${pounds.toLocaleString("en-GB")}`;

/** The lowest price: "£395". */
export const lowestPrice = priceText(Math.min(...plans.flatMap(({ price }) => price ?? [])));

/** "7 to 12 radiators", "up to 1 radiator", "over 20 radiators"; undefined for a plan without a range. */
export function rangeText({ radiators }: Pick<Plan, "radiators">): string | undefined {
  if (radiators === null) return undefined;
  const { from, to } = radiators;
  if (to === Infinity) return `over ${from - 1} radiators`;
  return `${from === 1 ? `up to ${to}` : `${from} to ${to}`} ${to === 1 ? "radiator" : "radiators"}`;
}
