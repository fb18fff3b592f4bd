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
        <p className="suitability-verdict">
          <span className="suitability-maybe" hidden>
            Maybe.
          </span>
          <span className="suitability-no" hidden>
            No.
          </span>
        </p>
        <p className="suitability-maybe lede" hidden>
          Nothing here rules out a flush. Call <PhoneLink phone={mainPhone} className="phone-in-text" />.
        </p>
        <p className="suitability-no lede" hidden>
          We don’t power flush systems like that. Call{" "}
          <PhoneLink phone={mainPhone} className="phone-in-text" /> and we’ll refer you to a mechanical
          cleaning service.
        </p>
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
