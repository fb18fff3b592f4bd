import type { ReactNode } from "react";
import { radiusMiles, towns } from "../../data/model/towns.ts";
import { tokens } from "../styles/colours.ts";
import { percent } from "../styles/lengths.ts";
import { pointOf, ringMiles } from "./area-map.ts";
import { ringPoints, spread } from "./area-map-marks.ts";
import { HeatRings } from "./HeatRings.tsx";

const places = towns.map(pointOf);
const labels = ringPoints(places);
const discs = spread(places, labels);

/**
 * The towns by bearing and distance on rings of heat, with their numbers in the list beside the map, or below it on narrow
 * screens. Points are percentages and marks have the size of the text, so that the map can have any size.
 */
export function AreaMap({ children }: { readonly children: ReactNode }) {
  return (
    <section className="area-map">
      <div className="area-map-picture" role="img" aria-label={alternative}>
        <Picture />
      </div>
      <div className="area-map-text">{children}</div>
    </section>
  );
}

function Picture() {
  return (
    <svg aria-hidden="true" width="560" height="560">
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
        <g key={towns[index]?.id} className="area-map-town" data-town={towns[index]?.id}>
          <title>{towns[index]?.name}</title>
          <circle cx={percent(x)} cy={percent(y)} r=".7em" />
          <text x={percent(x)} y={percent(y)} dy=".36em">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

const alternative = `Map of the area we cover by direction and distance, with Reading in the middle and rings out to ${radiusMiles} miles.`;
