import { white } from "../styles/colours.ts";
import { Flutes } from "./Flutes.tsx";
import { HeatGradient } from "./HeatGradient.tsx";
import { grey } from "./thermal.ts";

export type HeatPanelProps = {
  /** From 1, cold almost to the top, to 0, hot to the foot. */
  readonly sludge: number;
  /** Air stands in the panel: it is cold along the top. */
  readonly air?: boolean;
};

/**
 * A radiator in grey, as large as the SVG it stands in. Flutes keep their width, so that a wider panel has more.
 * Needs HeatPanelDefinitions on the page.
 */
export function HeatPanel({ sludge, air }: HeatPanelProps) {
  return (
    <>
      <rect width="100%" height="100%" rx="4" fill="url(#heat-panel-steel)" />
      <rect y="11%" width="100%" height="79%" fill="url(#heat-panel-flutes)" />
      {sludge > 0 && (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
          <path filter="url(#heat-panel-soft)" fill={grey(34)} d={hump(sludge, 5)} />
          <path filter="url(#heat-panel-soft)" fill={grey(22)} d={hump(sludge * 0.86, 12)} />
        </svg>
      )}
      {air && (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
          <path filter="url(#heat-panel-soft)" fill={grey(38)} d="M0 0H100V38L60 34 0 44z" />
          <path filter="url(#heat-panel-soft)" fill={grey(24)} d="M2 0H98V20L50 26 2 22z" />
        </svg>
      )}
      <rect y="11%" width="100%" height="79%" fill="url(#heat-panel-flutes)" opacity=".4" />
      {!air && <rect width="100%" height="4" fill={white} opacity=".4" />}
    </>
  );
}

/** A ragged hump of sludge at the foot of a box of 100 × 100, in steps as wide as a flute or two. */
function hump(share: number, left: number): string {
  const width = (100 - 2 * left) / ragged.length;
  const steps = ragged.map((height) => `V${Math.round(100 - height * share)}h${width.toFixed(1)}`);
  return `M${left} 115${steps.join("")}V115z`;
}

/** Percent of the panel's height, from left to right. */
const ragged = [16, 34, 28, 50, 62, 56, 76, 84, 78, 62, 68, 46, 34, 38, 18];

/** What all panels of a page share, once on the page. */
export function HeatPanelDefinitions() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <filter id="heat-panel-soft" x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation="1.2 5" />
      </filter>
      <HeatGradient id="heat-panel-steel" top={64} foot={56} />
      <Flutes id="heat-panel-flutes" pitch={13} shade={0.2} sheen={0.3} />
    </svg>
  );
}
