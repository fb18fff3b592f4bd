import { radiusMiles, towns } from "../../data/model/towns.ts";
import { tokens, white } from "../styles/colours.ts";
import { percent } from "../styles/lengths.ts";
import { pointOf, ringMiles } from "./area-map.ts";
import { ringPoints, spread } from "./area-map-marks.ts";
import { HeatRings } from "./HeatRings.tsx";

const places = towns.map(pointOf);
const labels = ringPoints(places);
const discs = spread(places, labels);

/**
 * The towns by bearing and distance on rings of heat, with their numbers in the list beside the map. Points are
 * percentages and marks have the size of the text, so that the map can have any size.
 */
export function AreaMap() {
  const label = `Map of the area we cover by direction and distance, with Reading in the middle and rings out to ${radiusMiles} miles.`;
  return (
    <div className="area-map">
      <svg role="img" aria-label={label} width="560" height="560">
        <HeatRings />
        {labels.map(({ x, y }, index) => (
          <g key={ringMiles[index]} className="area-map-miles">
            <rect x={percent(x)} y={percent(y)} width="3.2em" height="1.3em" rx=".65em" fill={tokens.paper} />
            <text x={percent(x)} y={percent(y)} dy=".36em">
              {ringMiles[index]} mi
            </text>
          </g>
        ))}
        {discs.map(({ x, y }, index) => (
          <g key={towns[index]?.id}>
            <title>{towns[index]?.name}</title>
            <circle cx={percent(x)} cy={percent(y)} r=".7em" fill={tokens.soot} />
            <text x={percent(x)} y={percent(y)} dy=".36em" fill={white}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
