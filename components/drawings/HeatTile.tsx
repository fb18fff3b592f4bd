import { type RadiatorState, SludgedRadiator } from "./SludgedRadiator.tsx";
import { ThermalView } from "./ThermalView.tsx";
import { grey, wall } from "./thermal.ts";

type HeatTileProps = RadiatorState & {
  /** Shows the valves below it. */
  readonly valves?: boolean;
};

/** A small picture of a radiator on a wall; it repeats the text beside it. */
export function HeatTile({ valves, ...state }: HeatTileProps) {
  return (
    <div className="heat-tile" aria-hidden="true">
      <ThermalView>
        <rect width="100%" height="100%" fill={wall} />
        {valves && ["16%", "84%"].map((x) => <Valve key={x} x={x} />)}
        <SludgedRadiator {...state} x="9%" y="17%" width="82%" height={valves ? "40%" : "66%"} />
      </ThermalView>
    </div>
  );
}

/** A pipe down from the panel, with the symbol of a valve. */
function Valve({ x }: { readonly x: string }) {
  return (
    <svg x={x} y="55%" overflow="visible">
      <path d="M-4 0H4V99H-4z" fill={grey(56)} />
      <path d="M-9 9H9L-9 27H9z" fill={grey(18)} stroke={grey(70)} strokeWidth="2" />
    </svg>
  );
}
