import { Fragment } from "react";
import { assessment, notFlushed } from "../../data/copy/limits.ts";
import { mainPhone } from "../../data/model/phones.ts";
import { ChoiceMark } from "../blocks/ChoiceMark.tsx";
import { MicroboreLink } from "../links/MicroboreLink.tsx";
import { PhoneLink } from "../links/PhoneLink.tsx";

/** The limits as checkboxes: maybe, or with any of them ticked, no. On paper and without `:has()`, sentences. */
export function SuitabilityCheck() {
  return (
    <section className="suitability">
      <h2>Would we flush yours?</h2>
      <fieldset>
        <legend>We don’t power flush systems with any of these. Tick what is true of yours.</legend>
        {notFlushed.map(({ figure, name }, index) => (
          <Fragment key={name}>
            <label>
              <input type="checkbox" />
              <ChoiceMark /> {figure} {name}
            </label>
            {index === 0 && <MicroboreLink />}
          </Fragment>
        ))}
      </fieldset>
      <p role="status">
        <span className="suitability-maybe">Maybe.</span>
        <span className="suitability-no">No.</span>
      </p>
      <div className="lede">
        <p className="suitability-maybe">
          Nothing here rules out a flush. Not sure? Call{" "}
          <PhoneLink phone={mainPhone} className="phone-in-text" />.
        </p>
        <p className="suitability-no">
          Call <PhoneLink phone={mainPhone} className="phone-in-text" /> and we’ll refer you to a mechanical
          cleaning service.
        </p>
        <p className="suitability-sentences">
          {assessment.exclusion} {assessment.referral} {assessment.notSure} Call{" "}
          <PhoneLink phone={mainPhone} className="phone-in-text" />.
        </p>
      </div>
    </section>
  );
}
