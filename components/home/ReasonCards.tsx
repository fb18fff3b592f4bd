import { reasons } from "../../data/copy/reasons.ts";
import { owner } from "../../data/model/facts.ts";
import { Paragraphs } from "../blocks/Paragraphs.tsx";

/** Reasons to choose us as the sections of a radiator, the guarantee the largest; its terms, if known, are below them. */
export function ReasonCards() {
  return (
    <>
      <ul className="reason-cards">
        {reasons.map(({ claim, detail }, index) => (
          <li key={claim}>
            <div>
              <h3 id={index === 0 ? "guarantee" : undefined}>{claim}</h3>
              {detail && <p>{detail}</p>}
            </div>
          </li>
        ))}
      </ul>
      {owner.guaranteeTerms && (
        <div>
          <Paragraphs text={owner.guaranteeTerms} />
        </div>
      )}
    </>
  );
}
