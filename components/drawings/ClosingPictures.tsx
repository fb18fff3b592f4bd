import type { ReactNode } from "react";
import { warmTones } from "../styles/colours.ts";
import { Blur } from "./definitions.tsx";
import { ThermalView } from "./ThermalView.tsx";

/** Soft marks of heat beside the number that closes a page. Each shows what its page was about. */

/** A tally of radiators. */
export function TallyPicture() {
  return (
    <Mark>
      <path d="M56 40c-6 70 4 150-6 240m66-240c-6 70 4 150-6 240m66-240c-6 70 4 150-6 240m66-240c-6 70 4 150-6 240" />
      <path d="M14 226c86-36 186-96 292-134" />
    </Mark>
  );
}

/** A way that forks: to a flush, or away from it. */
export function ForkPicture() {
  return (
    <Mark warmest={{ cx: 80, cy: 80, r: 330 }}>
      <path className="closing-picture-cold" d="M180 180c10-40 80-40 80-116m-40 40 40-42 40 42" />
      <path d="M160 306V206c0-66-100-50-100-142m-40 40 40-42 40 42" />
    </Mark>
  );
}

/** The bang of a boiler as a sound wave: quiet, loud, quiet. */
export function NoisePicture() {
  const strokes = [50, 30, 90, 150, 110, 140, 60, 80, 26].map(
    (height, index) => `M${48 + index * 32} ${160 - height}v${height * 2}`,
  );
  return (
    <Mark>
      <path d={strokes.join("")} />
    </Mark>
  );
}

/** The cold foot of the large radiator, cropped. Needs RadiatorDefinitions on the page. */
export function RadiatorFoot() {
  return (
    <div className="closing-foot screen-only" aria-hidden="true">
      <ThermalView>
        <use href="#radiator-scene" x="-60%" y="-200%" width="260%" height="390%" />
      </ThermalView>
    </div>
  );
}

type MarkProps = {
  /** The warmest point of the mark, and the distance from there to the coolest. */
  readonly warmest?: { readonly cx: number; readonly cy: number; readonly r: number };
  readonly children: ReactNode;
};

const centre = { cx: 160, cy: 170, r: 210 };

/** Lines as a soft mark of heat on the warm ground of a closing call. */
function Mark({ warmest = centre, children }: MarkProps) {
  return (
    <svg
      className="closing-picture screen-only"
      viewBox="0 0 320 320"
      width="160"
      height="160"
      aria-hidden="true"
    >
      <Blur id="mark-blur" by="3.2" />
      <radialGradient id="mark-heat" gradientUnits="userSpaceOnUse" {...warmest}>
        <stop stopColor={warmTones[0]} />
        <stop offset=".32" stopColor={warmTones[1]} />
        <stop offset=".7" stopColor={warmTones[2]} />
        <stop offset="1" stopColor={warmTones[3]} />
      </radialGradient>
      <g
        fill="none"
        stroke="url(#mark-heat)"
        strokeWidth="20"
        strokeLinecap="round"
        strokeLinejoin="round"
        filter="url(#mark-blur)"
      >
        {children}
      </g>
    </svg>
  );
}
