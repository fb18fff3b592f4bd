import { Glow, HeatGradient } from "../drawings/definitions.tsx";
import { ThermalFilter } from "../drawings/ThermalFilter.tsx";
import { ThermalView } from "../drawings/ThermalView.tsx";
import { grey } from "../drawings/thermal.ts";
import { black } from "../styles/colours.ts";
import { percent } from "../styles/lengths.ts";
import { rulerWidth, step } from "./price-columns.ts";

/** Shared by all parts of the ruler: the filter, one small radiator, and the fade-out. */
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
      <symbol id="ruler-radiator" viewBox="0 0 50 69" preserveAspectRatio="xMidYMax">
        <ellipse cx="25" cy="16" rx="24" ry="14" fill="url(#ruler-glow)" />
        <path stroke={grey(62)} strokeWidth="2.5" d="M9 69V55M41 69V55" />
        <rect x="6" y="14" width="38" height="44" rx="2" fill="url(#ruler-steel)" />
        <path
          stroke={black}
          strokeOpacity=".2"
          d="M11.5 19v34M16 19v34M20.5 19v34M25 19v34M29.5 19v34M34 19v34M38.5 19v34"
        />
      </symbol>
    </svg>
  );
}

/** Temperature of the wall behind the radiators, in °C. */
export const WALL = 19;

/** A part of the ruler: one radiator for each number from `from` to `to`; without `to` it fades out. */
export function RadiatorRuler({ from, to }: { readonly from: number; readonly to: number | null }) {
  const width = rulerWidth({ from, to });
  const radiators = Array.from({ length: width }, (_, index) => ({
    number: from + index,
    x: index / width,
  }));
  // A number wider than its radiator would be cut off at the ends.
  const isShown = (number: number) => step === 1 || (number % step === 0 && number > from && number !== to);
  const cell = percent(1 / width);
  return (
    <div className="ruler" data-radiators={width} aria-hidden="true">
      <div className="ruler-picture">
        <ThermalView>
          <rect width="100%" height="76" fill={grey(WALL)} />
          <rect y="68" width="100%" height="2.5" fill={grey(62)} />
          {radiators.map(({ number, x }) => (
            <use key={number} href="#ruler-radiator" x={percent(x)} width={cell} height="69" />
          ))}
          {to === null && <rect width="100%" height="76" fill="url(#ruler-fade)" />}
        </ThermalView>
        <svg width="100%" height="102">
          {to !== null &&
            radiators
              .filter(({ number }) => isShown(number))
              .map(({ number, x }) => (
                <text key={number} x={percent(x + 0.5 / width)} y="92">
                  {number}
                </text>
              ))}
        </svg>
      </div>
    </div>
  );
}
