import type { Fault } from "../../data/copy/faults.ts";
import { heating } from "../../data/copy/heating.ts";
import { HeatTile } from "../drawings/HeatTile.tsx";

/** Faults with their radiators, signs and remedies. Needs SludgedRadiatorDefinitions on the page. */
export function FaultList({ faults }: { readonly faults: readonly Fault[] }) {
  return (
    <div className="fault-list">
      {faults.map(({ name, cold, signs, hint, more }) => (
        <div key={name}>
          <HeatTile sludge={cold === "bottom" ? 1 : 0} air={cold === "top"} />
          <h3>{name}</h3>
          <ul>
            {signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          <p>
            {hint} {more}
          </p>
        </div>
      ))}
      <small className="soft">{heating.bangs}</small>
    </div>
  );
}
