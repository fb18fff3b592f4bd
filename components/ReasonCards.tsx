import { owner } from "../data/owner.ts";
import type { Reason } from "../data/reasons.ts";
import { HotPanel } from "./HotPanel.tsx";
import { ReasonGradient, ReasonPicture } from "./ReasonPicture.tsx";

/** The reasons to choose us; the guarantee stands larger, with its terms where they are known. */
export function ReasonCards({ reasons }: { readonly reasons: readonly Reason[] }) {
  return (
    <div>
      <ReasonGradient />
      <ul className="reason-cards">
        {reasons.map((reason) =>
          reason.picture === "panel" ? (
            <GuaranteeCard key={reason.name} {...reason} />
          ) : (
            <li className="reason-card" key={reason.name}>
              <ReasonPicture picture={reason.picture} />
              <h3>{reason.name}</h3>
              <p>{reason.detail}</p>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

function GuaranteeCard({ name, detail }: Reason) {
  return (
    <li className="reason-card guarantee-card">
      <div>
        <h3>{name}</h3>
        <p>{detail}</p>
        {owner.guaranteeTerms && <p>{owner.guaranteeTerms}</p>}
      </div>
      <HotPanel />
    </li>
  );
}
