import { distanceAndBearing } from "../../data/model/miles.ts";
import { radiusMiles, reading } from "../../data/model/towns.ts";
import { ThermalFilter } from "../drawings/ThermalFilter.tsx";
import { grey } from "../drawings/thermal.ts";
import { percent } from "../styles/lengths.ts";
import { type Point, pointOf, reach, ringMiles, temperatureAt, temperatureInside } from "./area-map.ts";
import { rivers } from "./rivers.ts";

/** How far the glow beyond the outer ring reaches, as a share of the picture's side. */
const GLOW = 0.7;

/** The ground of the area map: hottest in the middle, a step cooler at each ring, cold rivers, and a glow past the edge. */
export function HeatRings() {
  return (
    <>
      <ThermalFilter blur={1.2} />
      <radialGradient id="heat-rings" gradientUnits="userSpaceOnUse" r={percent(GLOW)}>
        {ringMiles.map((miles, index) => (
          <Ring key={miles} from={ringMiles[index - 1] ?? 0} to={miles} />
        ))}
        <stop offset={offset(radiusMiles)} stopColor={grey(32)} stopOpacity=".7" />
        <stop offset=".8" stopColor={grey(26)} stopOpacity=".35" />
        <stop offset="1" stopColor={grey(22)} stopOpacity="0" />
      </radialGradient>
      <clipPath id="heat-rings-edge">
        <circle cx="50" cy="50" r={100 * reach(radiusMiles)} />
      </clipPath>
      <g className="heat-rings-ground" filter="url(#thermal)">
        <circle cx="50%" cy="50%" r={percent(GLOW)} fill="url(#heat-rings)" />
        <svg viewBox="0 0 100 100">
          <path
            className="heat-rings-rivers"
            fill="none"
            clipPath="url(#heat-rings-edge)"
            stroke={grey(17)}
            d={courses.join("")}
          />
        </svg>
      </g>
      <g className="heat-rings" fill="none">
        {ringMiles.map((miles) => (
          <circle
            key={miles}
            className={miles === radiusMiles ? "heat-rings-edge" : undefined}
            cx="50%"
            cy="50%"
            r={percent(reach(miles))}
          />
        ))}
      </g>
    </>
  );
}

/** The rivers in percent of the picture: each point bends the line from the middle before it to the middle after it. */
const courses = rivers.map((positions) =>
  course(positions.map((each) => pointOf(distanceAndBearing(reading, each)))),
);

function course(points: readonly Point[]): string {
  const bends = points.map((point, index) => {
    const next = points[index + 1];
    if (index === 0) return `M${xy(point)}`;
    return next ? `Q${xy(point)} ${xy(between(point, next))}` : "";
  });
  return bends.join("");
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function xy({ x, y }: Point): string {
  return `${(100 * x).toFixed(1)} ${(100 * y).toFixed(1)}`;
}

/** One ring of the gradient, from its inner to its outer edge. */
function Ring({ from, to }: { readonly from: number; readonly to: number }) {
  return (
    <>
      <stop offset={offset(from)} stopColor={grey(temperatureAt(from))} />
      <stop offset={offset(to)} stopColor={grey(temperatureInside(to))} />
    </>
  );
}

function offset(miles: number): string {
  return (reach(miles) / GLOW).toFixed(3);
}
