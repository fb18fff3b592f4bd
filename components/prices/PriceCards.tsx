import { prices } from "../../data/model/facts.ts";
import { hasSeveralPlans, type Plan, plans, priceText, rangeText } from "../../data/model/plans.ts";
import { RadiatorRuler, RulerDefinitions } from "./RadiatorRuler.tsx";

/** In rows of up to four, none has a card alone. */
const columns = Math.ceil(plans.length / Math.ceil(plans.length / 4));

/**
 * The price plans under a ruler of radiators: count yours to find the price below. Of several plans, each part of the
 * ruler is a radio button: its radiators warm up, the others cool down, and its card turns hot. At first, the popular
 * card is hot.
 */
export function PriceCards() {
  return (
    <section className="prices" aria-labelledby="plans">
      <RulerDefinitions />
      <h2 className="visually-hidden" id="plans">
        {hasSeveralPlans ? "Starting prices" : "Starting price"}
      </h2>
      <ul data-columns={plans.length > 4 ? columns : undefined}>
        {plans.map((plan) => (
          <PriceCard key={plan.name} plan={plan} />
        ))}
      </ul>
    </section>
  );
}

/** One plan: its number of radiators and starting price. */
function PriceCard({ plan }: { readonly plan: Plan }) {
  const { name, radiators, price } = plan;
  const isPopular = hasSeveralPlans && name === prices.mostPopular;
  const range = rangeText(plan);
  const shownPrice = price === null ? <abbr title="Price on application">POA</abbr> : priceText(price);
  const spokenPrice =
    price === null ? "price on application, custom quote required" : `from ${priceText(price)}`;
  return (
    <li className="price-card" data-popular={isPopular || undefined}>
      <RadiatorRuler radiators={radiators} />
      {hasSeveralPlans && (
        <>
          <input
            type="radio"
            name="plan"
            className="screen-only"
            aria-label={`My system: ${name}, ${range ? `${range}, ` : ""}${spokenPrice}`}
          />
          <span className="price-card-choice screen-only" aria-hidden="true">
            My system
          </span>
        </>
      )}
      <div className="price-card-plan">
        <h3>{name.replace(" /", "\u00a0/")}</h3>
        {range && <p>{range}</p>}
        {price === null && <p>Custom quote required</p>}
        <p className="price-card-price">
          {price !== null && <span>From </span>}
          {shownPrice}
        </p>
        {isPopular && <p className="price-card-popular">Most Popular</p>}
      </div>
    </li>
  );
}
