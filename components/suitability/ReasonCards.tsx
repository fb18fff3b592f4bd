import type { Reason } from "../../data/copy/reasons.ts";
import { owner } from "../../data/model/facts.ts";
import { Paragraphs } from "../blocks/Paragraphs.tsx";

/** Reasons to choose us: the guarantee as large as a picture, with its terms if known; the others as a list. */
export function ReasonCards({ reasons }: { readonly reasons: readonly [Reason, ...Reason[]] }) {
  const [guarantee, ...others] = reasons;
  return (
    <div className="reason-cards">
      <h3 id="guarantee">{guarantee.claim}</h3>
      <div>
        <p>{guarantee.detail}</p>
        {owner.guaranteeTerms && <Paragraphs text={owner.guaranteeTerms} />}
      </div>
      <ul>
        {others.map(({ claim, detail }) => (
          <li key={claim}>
            <h3>{claim}</h3>
            {detail && <p>{detail}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
