import type { PricePlan } from "../data/prices.ts";

/** The price plans side by side. */
export function PriceCards({ plans }: { readonly plans: readonly PricePlan[] }) {
  return (
    <ul className="price-cards">
      {plans.map((plan) => (
        <PriceCard key={plan.name} plan={plan} />
      ))}
    </ul>
  );
}

/** One plan: for how many radiators, from how much. */
function PriceCard({ plan: { name, radiators, price, popular } }: { readonly plan: PricePlan }) {
  return (
    <li className="price-card" data-popular={popular || undefined}>
      <h3>{name}</h3>
      {radiators && <p>{radiators} radiators</p>}
      <p className="price-card-price">
        <span>{price === "POA" ? "Custom quote required" : "From"}</span> <strong>{price}</strong>
      </p>
      {popular && <p className="price-card-popular">Most Popular</p>}
    </li>
  );
}
