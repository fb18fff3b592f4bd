import { SludgedRadiator } from "./SludgedRadiator.tsx";
import { ThermalView } from "./ThermalView.tsx";
import { wall } from "./thermal.ts";

type HeatTileProps = {
  readonly sludge: number;
  /** Shows two radiators that share the flow. */
  readonly shared: boolean;
};

/** A small picture of a radiator on a wall; it repeats the text beside it. */
export function HeatTile({ sludge, shared }: HeatTileProps) {
  const places = shared ? ["14%", "60%"] : ["14%"];
  return (
    <div className="heat-tile" aria-hidden="true">
      <ThermalView>
        <rect width="100%" height="100%" fill={wall} />
        {places.map((x) => (
          <SludgedRadiator
            key={x}
            sludge={sludge}
            returns={52}
            x={x}
            y="17%"
            width={shared ? "26%" : "72%"}
            height="60%"
          />
        ))}
      </ThermalView>
    </div>
  );
}
