import type { ReactNode } from "react";
import { tokens, warmTones } from "../styles/colours.ts";
import { Blur } from "./definitions.tsx";

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

/** A handprint of heat. */
export function HandPrint() {
  return (
    <Mark width={310} height={370} warmest={{ cx: 176, cy: 270, r: 235 }}>
      <path
        strokeWidth="31"
        d="m113 170-10-36m-5-18-12-32m62 76-5-44m-2-20-5-50m50 114 5-42m2-19 9-45m20 118 11-32m6-16 15-30M84 262 64 236m-12-15-24-29"
      />
      <path
        fill="url(#mark-heat)"
        strokeWidth="16"
        d="M110 206c30-16 90-14 112 4 10 50 0 124-36 134-34 6-60 0-86-58 14-26 6-50 10-80z"
      />
      <path
        stroke={tokens.hot}
        strokeWidth="3"
        d="M106 246c40 0 62 40 48 106m-38-126c34 6 74 24 120 18m-108-30c32-6 72 6 104 2"
      />
    </Mark>
  );
}

type MarkProps = {
  /** In units of the drawing; without styles, two are a pixel. */
  readonly width?: number;
  readonly height?: number;
  /** The warmest point of the mark, and the distance from there to the coolest. */
  readonly warmest?: { readonly cx: number; readonly cy: number; readonly r: number };
  readonly children: ReactNode;
};

const centre = { cx: 160, cy: 170, r: 210 };

/** Lines as a soft mark of heat on the warm ground of a closing call. */
function Mark({ width = 320, height = 320, warmest = centre, children }: MarkProps) {
  return (
    <svg
      className="closing-picture screen-only"
      viewBox={`0 0 ${width} ${height}`}
      width={width / 2}
      height={height / 2}
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
