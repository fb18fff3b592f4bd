import { type CountedPlan, counted, type PricePlan } from "../data/prices.ts";
import { RadiatorRuler, RulerDefinitions } from "./RadiatorRuler.tsx";

/** The price plans under a ruler of radiators: count yours, and the price stands below. */
export function PriceCards({ plans }: { readonly plans: readonly PricePlan[] }) {
  return (
    <section className="prices" aria-labelledby="plans">
      <RulerDefinitions />
      <h2 className="visually-hidden" id="plans">
        Prices by number of radiators
      </h2>
      <ul>
        {counted(plans).map((plan) => (
          <PriceCard key={plan.name} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

/** One plan: for how many radiators, from how much. */
function PriceCard({ plan }: { readonly plan: CountedPlan }) {
  const { name, radiators, price, popular, from, to } = plan;
  return (
    <li className="price-card" data-popular={popular || undefined}>
      <RadiatorRuler from={from} to={to} />
      <div className="price-card-plan">
        <h3>{name}</h3>
        {radiators && <p>{radiators} radiators</p>}
        {price === "POA" && <p>Custom quote required</p>}
        <p className="price-card-price">
          {price !== "POA" && <span>From </span>}
          {price}
        </p>
        {popular && <p className="price-card-popular">Most Popular</p>}
      </div>
    </li>
  );
}
