import type { ReactNode } from "react";
import { warmTones } from "../styles/colours.ts";
import { Blur } from "./definitions.tsx";

type HeatMarkProps = {
  /** In units of the drawing, of which two are a pixel without styles. */
  readonly width: number;
  readonly height: number;
  /** Where the mark is warmest, and how far from there it is coolest. */
  readonly warmest: { readonly cx: number; readonly cy: number; readonly r: number };
  readonly children: ReactNode;
};

/** Lines as a soft mark of heat on the warm ground of a closing call. */
export function HeatMark({ width, height, warmest, children }: HeatMarkProps) {
  return (
    <svg
      className="closing-picture screen-only"
      viewBox={`0 0 ${width} ${height}`}
      width={width / 2}
      height={height / 2}
      aria-hidden="true"
    >
      <Blur id="heat-mark-blur" by="3.2" />
      <radialGradient id="heat-mark" gradientUnits="userSpaceOnUse" {...warmest}>
        <stop stopColor={warmTones[0]} />
        <stop offset=".32" stopColor={warmTones[1]} />
        <stop offset=".7" stopColor={warmTones[2]} />
        <stop offset="1" stopColor={warmTones[3]} />
      </radialGradient>
      <g
        fill="none"
        stroke="url(#heat-mark)"
        strokeLinecap="round"
        strokeLinejoin="round"
        filter="url(#heat-mark-blur)"
      >
        {children}
      </g>
    </svg>
  );
}
