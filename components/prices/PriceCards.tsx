import { type CountedPlan, counted, type PricePlan } from "../../data/prices.ts";
import { percent } from "../styles/lengths.ts";
import { RadiatorRuler, RulerDefinitions, rulerWidth } from "./RadiatorRuler.tsx";

/** The price plans under a ruler of radiators: count yours, and the price stands below. */
export function PriceCards({ plans }: { readonly plans: readonly PricePlan[] }) {
  return (
    <section className="prices" aria-labelledby="plans">
      <RulerDefinitions />
      <h2 className="visually-hidden" id="plans">
        Starting prices by number of radiators
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
        <h3>{name.replace(" /", "\u00a0/")}</h3>
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

/** As wide as its radiators: on a desk each plan's column, on a phone its part of the ruler beside the longest. */
export function priceRules(plans: readonly PricePlan[]): string {
  const widths = counted(plans).map(({ from, to }) => rulerWidth(from, to));
  const widest = Math.max(...widths);
  return [
    `.prices{--columns:${widths.map((width) => `minmax(0,${width}fr)`).join(" ")}}`,
    ...[...new Set(widths)].map((width) => `[data-radiators="${width}"]{--share:${percent(width / widest)}}`),
  ].join("");
}
