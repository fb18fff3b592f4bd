import { prices } from "./facts.ts";
import { type Plan, pounds, rangeOf } from "./schema/prices.ts";

export { pounds };

/** A plan with the numbers of its range: it begins where the one before it ends; `to` is null if none is stated. */
export type PricePlan = Plan & {
  readonly popular: boolean;
  readonly from: number;
  readonly to: number | null;
};

/** From the smallest system to the largest. */
export const pricePlans: readonly PricePlan[] = withRanges(prices.plan);

function withRanges(plans: readonly Plan[]): PricePlan[] {
  let last = 0;
  return plans.map((plan) => {
    const from = last + 1;
    const to = plan.radiators === null ? null : rangeOf(plan.radiators).to;
    last = to ?? last;
    return { ...plan, popular: plan.name === prices.mostPopular, from, to };
  });
}

/** "7–12 radiators", "up to 1 radiator" */
export function radiatorRange(radiators: string): string {
  return `${radiators} ${radiators === "up to 1" ? "radiator" : "radiators"}`;
}

/** The lowest price: "£395". */
export const lowestPrice = `£${Math.min(...prices.plan.flatMap(({ price }) => pounds(price) ?? []))}`;
