import { owner } from "../data/owner.ts";
import type { Reason } from "../data/reasons.ts";

/** The reasons to choose us; the first is the guarantee and stands larger, with its terms where they are known. */
export function ReasonCards({ reasons }: { readonly reasons: readonly Reason[] }) {
  return (
    <ul className="reason-cards">
      {reasons.map(({ name, detail }, index) => (
        <li className="reason-card" key={name} data-guarantee={index === 0 || undefined}>
          <h3>{name}</h3>
          <p>{detail}</p>
          {index === 0 && owner.guaranteeTerms && <p>{owner.guaranteeTerms}</p>}
        </li>
      ))}
    </ul>
  );
}
