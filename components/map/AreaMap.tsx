import type { ReactNode } from "react";
import { radiusMiles, towns } from "../../data/model/towns.ts";
import { percent } from "../styles/lengths.ts";
import { pointOf, ringMiles } from "./area-map.ts";
import { placeNames, ringLabels, spread } from "./area-map-marks.ts";
import { HeatRings } from "./HeatRings.tsx";

const discs = spread(towns.map(pointOf));
const names = placeNames(
  discs,
  towns.map(({ name }) => name),
);

type AreaMapProps = { readonly heading: ReactNode; readonly children: ReactNode };

/**
 * The towns by bearing and distance on rings of heat, with their numbers in the list beside the map, or below it on narrow
 * screens. Points are percentages and marks have the size of the text, so that the map can have any size.
 */
export function AreaMap({ heading, children }: AreaMapProps) {
  return (
    <section className="area-map">
      <div className="area-map-heading">{heading}</div>
      <div className="area-map-picture drawing" role="img" aria-label={alternative}>
        <svg aria-hidden="true" width="560" height="560">
          <HeatRings />
          <circle className="area-map-ring" cx="50%" cy="50%" />
          <Miles />
          <Discs />
          <Names />
        </svg>
      </div>
      <div className="area-map-list">{children}</div>
    </section>
  );
}

const alternative = `Map of the area we cover by direction and distance, with Reading in the middle and rings out to ${radiusMiles} miles. The rivers Thames and Kennet are sketched.`;

function Miles() {
  return ringLabels.map(({ x, y }, index) => (
    <text key={ringMiles[index]} x={percent(x)} y={percent(y)} dy=".36em">
      {ringMiles[index]} mi
    </text>
  ));
}

function Discs() {
  return discs.map(({ x, y }, index) => (
    <g key={towns[index]?.id} className="area-map-town" data-town={towns[index]?.id}>
      <title>{towns[index]?.name}</title>
      <circle cx={percent(x)} cy={percent(y)} r=".7em" />
      <text x={percent(x)} y={percent(y)} dy=".36em">
        {index + 1}
      </text>
    </g>
  ));
}

function Names() {
  return (
    <g className="area-map-names">
      {names.map(
        (place, index) =>
          place && (
            <text
              key={towns[index]?.id}
              x={percent(place.x)}
              y={percent(place.y)}
              dy=".36em"
              textAnchor={place.anchor}
            >
              {towns[index]?.name}
            </text>
          ),
      )}
    </g>
  );
}
