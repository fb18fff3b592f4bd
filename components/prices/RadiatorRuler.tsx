import type { Plan } from "../../data/model/facts.ts";
import { plans } from "../../data/model/plans.ts";
import { Glow, HeatGradient } from "../drawings/gradients-and-filters.tsx";
import { ThermalFilter } from "../drawings/ThermalFilter.tsx";
import { ThermalView } from "../drawings/ThermalView.tsx";
import { grey, wall } from "../drawings/thermal.ts";
import { percent } from "../styles/lengths.ts";

/** The width in radiators of the end of the ruler, where it fades: the part of a plan without a range or an end. */
const FADING = 4;
/** The last number on the ruler; all its radiators, numbered and fading. */
const last = Math.max(0, ...plans.map(({ radiators }) => radiators?.to ?? 0).filter(Number.isFinite));
const slots = last + (plans.every(hasEnd) ? 0 : FADING);
/** How large radiators on the whole ruler are. */
const SMALL = 0.45;
/** The share of the ruler that its two numbers need. */
const TWO_NUMBERS = 0.13;

/** The first and the last radiator of a plan's part of the ruler. */
export function partOf(plan: Pick<Plan, "radiators">) {
  return (hasEnd(plan) && plan.radiators) || { from: last + 1, to: slots };
}

function hasEnd({ radiators }: Pick<Plan, "radiators">): boolean {
  return radiators !== null && radiators.to < Infinity;
}

/**
 * Shared by all parts of the ruler: the filter, one small radiator, and a row of them. A radiator is as wide as its slot;
 * a wider one has more flutes.
 */
export function RulerDefinitions() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <ThermalFilter blur={0.7} />
      <HeatGradient id="ruler-steel" top={64.6} foot={56.6} />
      <Glow id="ruler-glow" middle=".3" />
      <linearGradient id="ruler-fade">
        <stop stopColor={wall} stopOpacity="0" />
        <stop offset="1" stopColor={wall} />
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

/**
 * The ruler with the radiators up to a plan's last one lit: the whole of it, or, with cards side by side, the plan's own
 * part. Without a range or an end it fades out.
 */
export function RadiatorRuler(plan: Pick<Plan, "radiators">) {
  const { from, to } = partOf(plan);
  const width = to - from + 1;
  const part = { className: "ruler-part", x: percent((1 - from) / width), width: percent(slots / width) };
  const row = (pattern: string) => <LitRow id={`${pattern}-${from}`} share={to / slots} />;
  const numbers = hasEnd(plan) && (
    <>
      {(to - from) / slots >= TWO_NUMBERS && (
        <text x={percent((from - 1) / slots)} dx=".25em" y="16">
          {from}
        </text>
      )}
      <text x={percent(to / slots)} dx="-.25em" y="16" textAnchor="end">
        {to}
      </text>
    </>
  );
  return (
    <div className="ruler drawing" aria-hidden="true">
      <ThermalView>
        <rect width="100%" height="100%" fill={wall} />
        <g className="ruler-whole" transform={`scale(${SMALL})`}>
          <svg width={percent(1 / SMALL)} height="76">
            {row("whole")}
          </svg>
        </g>
        <svg {...part}>{row("part")}</svg>
      </ThermalView>
      <svg width="100%" height="20">
        <g className="ruler-whole">{numbers}</g>
        <svg {...part}>{numbers}</svg>
      </svg>
    </div>
  );
}

/** All radiators, cold, and over them a share of them, lit. One radiator is drawn, and repeated as a pattern. */
function LitRow({ id, share }: { readonly id: string; readonly share: number }) {
  const slot = percent(1 / slots);
  return (
    <>
      <pattern id={id} width={slot} height="76" patternUnits="userSpaceOnUse">
        <use href="#ruler-radiator" width={slot} height="69" />
      </pattern>
      <rect y="68" width="100%" height="2.5" fill={grey(62)} />
      <rect width="100%" height="76" fill={`url(#${id})`} opacity=".2" />
      <rect className="ruler-lit" width={percent(share)} height="76" fill={`url(#${id})`} />
      <rect x={percent(last / slots)} width={percent(1 - last / slots)} height="76" fill="url(#ruler-fade)" />
    </>
  );
}
