import type { Reason } from "../../data/copy/reasons.ts";
import { owner } from "../../data/model/facts.ts";
import { Paragraphs } from "../blocks/Paragraphs.tsx";

/** Reasons to choose us: the guarantee large, with its terms if known; the others beside it. */
export function ReasonCards({ reasons }: { readonly reasons: readonly [Reason, ...Reason[]] }) {
  const [guarantee, ...others] = reasons;
  const isOdd = others.length % 2 === 1;
  return (
    <div className="reason-cards">
      <div className="reason-card guarantee-card">
        <h3>{guarantee.name}</h3>
        <p>{guarantee.detail}</p>
        {owner.guaranteeTerms && <Paragraphs text={owner.guaranteeTerms} />}
      </div>
      <ul>
        {others.map(({ name, detail }, index) => (
          <li className="reason-card" key={name} data-wide={(isOdd && index === 0) || undefined}>
            <h3>{name}</h3>
            <p>{detail}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
