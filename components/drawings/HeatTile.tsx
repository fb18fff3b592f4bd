import { type Fault, SludgedRadiator } from "./SludgedRadiator.tsx";
import { ThermalView } from "./ThermalView.tsx";
import { grey } from "./thermal.ts";

/** A small picture of a radiator on a wall; it repeats the text beside it. */
export function HeatTile(fault: Fault) {
  return (
    <div className="heat-tile" aria-hidden="true">
      <ThermalView>
        <rect width="100%" height="100%" fill={grey(18)} />
        <SludgedRadiator {...fault} x="9%" y="17%" width="82%" height="66%" />
      </ThermalView>
    </div>
  );
}
