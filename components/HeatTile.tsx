import { HeatPanel, type HeatPanelProps, heatFilter } from "./HeatPanel.tsx";
import { grey } from "./thermal.ts";

/** One radiator on a piece of wall, as a small picture of its own that only repeats what the text beside it says. */
export function HeatTile(panel: HeatPanelProps) {
  return (
    <svg className="heat-tile screen-only" width="144" height="80" aria-hidden="true">
      <g filter={heatFilter}>
        <rect x="-5%" y="-5%" width="110%" height="110%" fill={grey(18)} />
        <svg x="9%" y="17%" width="82%" height="66%">
          <HeatPanel {...panel} />
        </svg>
      </g>
    </svg>
  );
}
