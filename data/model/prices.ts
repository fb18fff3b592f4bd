import { prices } from "./facts.ts";
import type { Plan } from "./schema/prices.ts";

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
    const to = plan.radiators === null ? null : Number(plan.radiators.match(/\d+$/)?.[0]);
    last = to ?? last;
    return { ...plan, popular: plan.name === prices.mostPopular, from, to };
  });
}

/** "7–12 radiators", "up to 1 radiator" */
export function radiatorRange(radiators: string): string {
  return `${radiators} ${radiators === "up to 1" ? "radiator" : "radiators"}`;
}

/** "£395" as a number; null if a custom quote is required. */
export function pounds(price: Plan["price"]): number | null {
  return price === "POA" ? null : Number(price.slice(1));
}

/** The lowest price: "£395". */
export const lowestPrice = `£${Math.min(...prices.plan.flatMap(({ price }) => pounds(price) ?? []))}`;
