import type { ReactNode } from "react";
import { faults } from "../../data/copy/faults.ts";
import { Patch } from "../drawings/Panel.tsx";
import { ThermalView } from "../drawings/ThermalView.tsx";
import { grey } from "../drawings/thermal.ts";

/** Sludge keeps a radiator cold at the bottom, air at the top. Needs RadiatorDefinitions on the page. */
export function SludgeOrAir() {
  return (
    <div className="sludge-or-air">
      {faults.map(({ name, cold, hint }) => (
        <figure key={cold}>
          <Radiator>
            {cold === "top" && (
              <path filter="url(#radiator-soft)" d="M14 9H86V44L62 38 44 40 14 48z" fill={grey(24)} />
            )}
          </Radiator>
          <figcaption>
            <b>Cold at the {cold}?</b> {name}. {hint} <small className="soft">Illustration.</small>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** The radiator of the large picture; `children` cover it with air. */
function Radiator({ children }: { readonly children?: ReactNode }) {
  return (
    <div className="sludge-or-air-view" aria-hidden="true" data-air={children ? true : undefined}>
      <ThermalView>
        <use href="#radiator-scene" />
        {children && <Patch>{children}</Patch>}
      </ThermalView>
    </div>
  );
}
