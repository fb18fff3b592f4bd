import { capitalised, offers } from "../../data/copy/prices.ts";
import { mainPhone, type Plan, prices } from "../../data/model/facts.ts";
import { hasSeveralPlans, plans, priceText, rangeText } from "../../data/model/plans.ts";
import { ChoiceMark } from "../blocks/ChoiceMark.tsx";
import { PhoneLink } from "../links/PhoneLink.tsx";
import { RadiatorRuler, RulerDefinitions } from "./RadiatorRuler.tsx";

/**
 * The price plans under a ruler of radiators: count yours to find the price below. Of several plans, each card is a radio
 * button: its price turns hot, larger systems cool down, and the line below says whom to call.
 */
export function PriceCards() {
  // Not a fieldset: reader modes drop one that is full of inputs.
  return (
    <section
      className="prices"
      role={hasSeveralPlans ? "group" : undefined}
      aria-labelledby={hasSeveralPlans ? "plans plans-question" : "plans"}
    >
      <RulerDefinitions />
      <h2 className="visually-hidden" id="plans">
        {hasSeveralPlans ? "Starting prices" : "Starting price"}
      </h2>
      {hasSeveralPlans && (
        <p className="price-question screen-only" id="plans-question">
          Which is your system?
        </p>
      )}
      <ul>
        {plans.map((plan, index) => (
          <PriceCard key={plan.name} plan={plan} value={index + 1} />
        ))}
      </ul>
      {hasSeveralPlans && <Choice />}
    </section>
  );
}

/** One plan: its number of radiators and starting price. */
function PriceCard({ plan, value }: { readonly plan: Plan; readonly value: number }) {
  const { name, radiators, price } = plan;
  const isPopular = hasSeveralPlans && name === prices.mostPopular;
  const range = rangeText(plan);
  const id = `plan-${value}`;
  const details = (
    <>
      <span className="price-card-name">{name.replace(" /", "\u00a0/")}</span>{" "}
      {isPopular && <span className="price-card-popular">Most Popular</span>}{" "}
      {range && <span>{capitalised(range)}</span>} {price === null && <span>Custom quote required</span>}{" "}
      {price === null ? (
        <span className="price-card-price">
          <small>Price on application</small> POA
        </span>
      ) : (
        <span className="price-card-price">
          <span>From </span>
          {priceText(price)}
        </span>
      )}
    </>
  );
  return (
    <li className="price-card">
      <div className="price-card-wall drawing" />
      <RadiatorRuler radiators={radiators} />
      {hasSeveralPlans ? (
        <>
          <input className="choice" type="radio" name="plan" value={value} id={id} />
          <label className="price-card-plan" htmlFor={id}>
            <ChoiceMark />
            {details}
          </label>
        </>
      ) : (
        <p className="price-card-plan">{details}</p>
      )}
    </li>
  );
}

/** The chosen plan and whom to call, where a choice is seen to be answered. Without `:has()`, only whom to call. */
function Choice() {
  return (
    <p className="price-choice screen-only">
      <span className="price-choice-offers">
        {["Not sure?", ...offers].map((offer, index) => (
          <span key={offer} className={`price-choice-${index}`}>
            {offer}{" "}
          </span>
        ))}
      </span>
      <PhoneLink phone={mainPhone} call />
    </p>
  );
}
