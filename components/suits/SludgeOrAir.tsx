import type { ReactNode } from "react";
import { heating } from "../../data/copy/heating.ts";
import { Patch } from "../drawings/Panel.tsx";
import { ThermalView } from "../drawings/ThermalView.tsx";
import { grey } from "../drawings/thermal.ts";

/** Sludge keeps a radiator cold at the bottom, air at the top. Needs RadiatorDefinitions on the page. */
export function SludgeOrAir() {
  return (
    <div className="sludge-or-air">
      <figure>
        <Radiator />
        <figcaption>
          <b>Cold at the bottom?</b> {heating.sludge}
        </figcaption>
      </figure>
      <figure>
        <Radiator>
          <path filter="url(#radiator-soft)" d="M14 9H86V44L62 38 44 40 14 48z" fill={grey(24)} />
        </Radiator>
        <figcaption>
          <b>Cold at the top?</b> {heating.air} Call us if it keeps coming back.
        </figcaption>
      </figure>
      <small className="soft">Illustrations.</small>
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
