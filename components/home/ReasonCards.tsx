import { reasons } from "../../data/copy/reasons.ts";
import { owner } from "../../data/model/facts.ts";
import { Paragraphs } from "../blocks/Paragraphs.tsx";

const [guarantee, ...others] = reasons;
/** The first sentence of the guarantee's terms, if they are known, is the shortest way to say them. */
const FIRST_SENTENCE = /^(?:([^\n]*?[.!?])(?:\s+|$))?(.*)$/s;
const [, promise = "", terms] = FIRST_SENTENCE.exec(owner.guaranteeTerms ?? "") ?? [];

/** Reasons to choose us as the sections of a radiator, the guarantee with its terms the largest. */
export function ReasonCards() {
  return (
    <ul className="reason-cards full-width">
      <li className="reason-cards-guarantee">
        <div>
          <h3 id="guarantee">{guarantee.claim}</h3>
          <p className="lede">
            {guarantee.detail} {promise}
          </p>
          {terms && (
            <div className="reason-cards-terms">
              <Paragraphs text={terms} />
            </div>
          )}
        </div>
      </li>
      {others.map(({ claim, detail }) => (
        <li key={claim}>
          <div>
            <h3>{claim}</h3>
            {detail && <p>{detail}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
