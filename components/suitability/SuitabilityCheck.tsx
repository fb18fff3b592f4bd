import { assessment, notFlushed } from "../../data/copy/limits.ts";
import { mainPhone } from "../../data/model/phones.ts";
import { MicroboreLink } from "../links/MicroboreLink.tsx";
import { PhoneLink } from "../links/PhoneLink.tsx";

/** The limits as checkboxes: maybe, or with any of them ticked, no. On paper and without `:has()`, sentences. */
export function SuitabilityCheck() {
  return (
    <section className="suitability">
      <h2>Would we flush yours?</h2>
      <div role="status">
        <div className="suitability-maybe" hidden>
          <p className="suitability-verdict">Maybe.</p>
          <p className="lede">
            Nothing here rules out a flush. Call <PhoneLink phone={mainPhone} className="phone-in-text" />.
          </p>
        </div>
        <div className="suitability-no" hidden>
          <p className="suitability-verdict">No.</p>
          <p className="lede">
            We don’t power flush systems like that. Call{" "}
            <PhoneLink phone={mainPhone} className="phone-in-text" /> and we’ll refer you to a mechanical
            cleaning service.
          </p>
        </div>
      </div>
      <fieldset>
        <legend>Tick what is true of your system</legend>
        {notFlushed.map(({ figure, name }) => (
          <label key={name}>
            <input type="checkbox" /> {figure} {name}
          </label>
        ))}
        <p>
          We don’t power flush systems like these. {assessment.referral} {assessment.notSure}
        </p>
      </fieldset>
      <p className="suitability-sentences lede">
        {assessment.exclusion} {assessment.referral} {assessment.notSure} Call{" "}
        <PhoneLink phone={mainPhone} className="phone-in-text" />.
      </p>
      <MicroboreLink />
    </section>
  );
}
