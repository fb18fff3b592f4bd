import { assessment, notFlushed } from "../../data/copy/suitability.ts";
import { mainPhone } from "../../data/model/facts.ts";
import { ChoiceMark } from "../blocks/ChoiceMark.tsx";
import { Section } from "../blocks/Section.tsx";
import { MicroboreLink } from "../links/MicroboreLink.tsx";
import { PhoneLink } from "../links/PhoneLink.tsx";

/** The limits as checkboxes: maybe, or with any of them ticked, no. On paper and without `:has()`, a list without boxes. */
export function SuitabilityCheck() {
  return (
    <Section heading="Would we flush your system?" id="check" className="suitability" tone="cold">
      <div className="suitability-columns">
        <fieldset>
          <legend>
            If one of these applies, we don’t power flush the system: we refer you to a mechanical cleaning
            service. <span className="suitability-tick">Tick any that apply.</span>
          </legend>
          {notFlushed.map(({ figure, name }) => (
            <label key={name}>
              <input className="choice" type="checkbox" />
              <ChoiceMark /> {figure} {name}
            </label>
          ))}
        </fieldset>
        <div role="status">
          <div className="suitability-maybe">
            <p className="suitability-verdict">Maybe.</p>
            <p className="lede">
              None of these? We may be able to flush it. Call{" "}
              <PhoneLink phone={mainPhone} className="phone-in-text" />.
            </p>
          </div>
          <div className="suitability-no" hidden>
            <p className="suitability-verdict">No.</p>
            <p className="lede">
              Call <PhoneLink phone={mainPhone} className="phone-in-text" /> and we’ll refer you.
            </p>
          </div>
        </div>
        <div className="section-blocks">
          <p>
            Thin pipes aren’t always microbore: try <a href="/#pencil">the pencil test</a> first.
          </p>
          <p>{assessment.age}</p>
          <p>{assessment.ageUnknown}</p>
          <p>{assessment.blockages}</p>
          <MicroboreLink />
        </div>
      </div>
    </Section>
  );
}
