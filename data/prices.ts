/** A price in pounds, shown after "from", or POA where a custom quote is required. */
export type Price = `£${number}` | "POA";

export type PricePlan = {
  readonly name: string;
  /** The range as text: "7–12"; null if none is stated. */
  readonly radiators: string | null;
  readonly price: Price;
  /** Shown as Most Popular; true for exactly one plan. */
  readonly popular: boolean;
};

/** From the smallest system to the largest. */
export const pricePlans: readonly PricePlan[] = [
  { name: "Small System", radiators: "up to 6", price: "£395", popular: false },
  { name: "Medium System", radiators: "7–12", price: "£495", popular: true },
  { name: "Large System", radiators: "13–20", price: "£595", popular: false },
  { name: "Extra-Large / Commercial", radiators: null, price: "POA", popular: false },
];

/** A plan's number of radiators; `to` is null if no range is stated. */
export type CountedPlan = PricePlan & { readonly from: number; readonly to: number | null };

/** The plans with the numbers of their ranges: each begins where the one before it ends. */
export function counted(plans: readonly PricePlan[]): readonly CountedPlan[] {
  let last = 0;
  return plans.map((plan) => {
    const from = last + 1;
    const to = plan.radiators === null ? null : Number(`${plan.radiators}`.match(/\d+$/)?.[0]);
    last = to ?? last;
    return { ...plan, from, to };
  });
}

/** "7–12 radiators", "up to 1 radiator" */
export function radiatorRange(radiators: string): string {
  return `${radiators} ${radiators === "up to 1" ? "radiator" : "radiators"}`;
}

/** The lowest price. */
export const lowestPrice = lowest(pricePlans);

function lowest(plans: readonly PricePlan[]): Price {
  return `£${Math.min(...plans.flatMap(({ price }) => pounds(price) ?? []))}`;
}

/** A price as a number; null if a custom quote is required. A price typed without quotes must not throw here. */
export function pounds(price: Price): number | null {
  return price === "POA" ? null : Number(`${price}`.replace("£", ""));
}
