/** A price in pounds, shown after "from", or POA where a custom quote is required. */
export type Price = `£${number}` | "POA";

export type PricePlan = {
  readonly name: string;
  /** The range as text: "7–12"; null where none is stated. */
  readonly radiators: string | null;
  readonly price: Price;
  /** Shown as Most Popular; exactly one plan is. */
  readonly popular: boolean;
};

/** From the smallest system to the largest. */
export const pricePlans: readonly PricePlan[] = [
  { name: "Small System", radiators: "up to 6", price: "£395", popular: false },
  { name: "Medium System", radiators: "7–12", price: "£495", popular: true },
  { name: "Large System", radiators: "13–20", price: "£595", popular: false },
  { name: "Extra-Large / Commercial", radiators: null, price: "POA", popular: false },
];

/** What a flush costs at the least. */
export const lowestPrice = lowest(pricePlans);

function lowest(plans: readonly PricePlan[]): Price {
  const pounds = plans.flatMap(({ price }) => (price === "POA" ? [] : [Number(price.slice(1))]));
  return `£${Math.min(...pounds)}`;
}
