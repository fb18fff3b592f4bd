import { type Plan, plans } from "../../data/model/plans.ts";
import { Glow, HeatGradient } from "../drawings/definitions.tsx";
import { ThermalFilter } from "../drawings/ThermalFilter.tsx";
import { ThermalView } from "../drawings/ThermalView.tsx";
import { grey } from "../drawings/thermal.ts";
import { percent } from "../styles/lengths.ts";

/** The width in radiators of the part of the ruler without a number, where it fades. */
const FADING = 4;
/** The most numbers in a part on a phone, and on the whole ruler on a desktop. */
const [MOST_IN_PART, MOST] = [14, 42];

/** The width in radiators of a part of the ruler. */
function widthOf({ radiators }: Pick<Plan, "radiators">): number {
  return radiators && radiators.to < Infinity ? radiators.to - radiators.from + 1 : FADING;
}

const widths = plans.map(widthOf);
const whole = widths.reduce((sum, width) => sum + width);
/** The ruler numbers every radiator, or every second, and so on. */
const step = Math.ceil(Math.max(Math.max(...widths) / MOST_IN_PART, whole / MOST));

/**
 * Shared by all parts of the ruler: the filter, one small radiator, and the fade-out. A radiator is as wide as its cell;
 * a wider one has more flutes.
 */
export function RulerDefinitions() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <ThermalFilter blur={0.7} />
      <HeatGradient id="ruler-steel" top={64.6} foot={56.6} />
      <Glow id="ruler-glow" middle=".3" />
      <linearGradient id="ruler-fade">
        <stop stopColor={grey(WALL)} stopOpacity="0" />
        <stop offset="1" stopColor={grey(WALL)} />
      </linearGradient>
      <pattern id="ruler-flutes" width="4.5" height="34" patternUnits="userSpaceOnUse">
        <rect width="1" height="34" opacity=".2" />
      </pattern>
      <symbol id="ruler-radiator">
        <ellipse cx="50%" cy="16" rx="48%" ry="14" fill="url(#ruler-glow)" />
        <g fill={grey(62)}>
          <rect x="18%" y="55" width="2.5" height="14" />
          <rect x="78%" y="55" width="2.5" height="14" />
        </g>
        <rect x="10%" y="14" width="80%" height="44" rx="2" fill="url(#ruler-steel)" />
        <rect x="15%" y="19" width="70%" height="34" fill="url(#ruler-flutes)" />
      </symbol>
    </svg>
  );
}

/** Temperature of the wall behind the radiators, in °C: the palette's second colour, --iron-1. */
const WALL = 17.5;

/** A part of the ruler: one radiator for each number of a range; without a range it fades out. */
export function RadiatorRuler({ radiators }: Pick<Plan, "radiators">) {
  const width = widthOf({ radiators });
  const { from, to } = radiators ?? { from: 1, to: Infinity };
  const drawn = Array.from({ length: width }, (_, index) => ({ number: from + index, x: index / width }));
  // A number wider than its radiator would be cut off at the ends.
  const isShown = (number: number) => step === 1 || (number % step === 0 && number > from && number !== to);
  const cell = percent(1 / width);
  return (
    <div className="ruler" aria-hidden="true">
      <div className="ruler-picture">
        <ThermalView height="76">
          <rect width="100%" height="76" fill={grey(WALL)} />
          <rect y="68" width="100%" height="2.5" fill={grey(62)} />
          {drawn.map(({ number, x }) => (
            <use key={number} href="#ruler-radiator" x={percent(x)} width={cell} height="69" />
          ))}
          {to === Infinity && <rect width="100%" height="76" fill="url(#ruler-fade)" />}
        </ThermalView>
        <svg width={`${(width / whole).toFixed(3)}em`} height="26" overflow="visible" textAnchor="middle">
          {to < Infinity &&
            drawn
              .filter(({ number }) => isShown(number))
              .map(({ number, x }) => (
                <text key={number} x={percent(x + 0.5 / width)} y="16">
                  {number}
                </text>
              ))}
        </svg>
      </div>
    </div>
  );
}
