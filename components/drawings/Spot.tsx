import type { ReactNode } from "react";
import { em } from "../styles/lengths.ts";
import { colour } from "./thermal.ts";

type SpotProps = {
  /** The position of the cross, in percent of the drawing. */
  readonly x: number;
  readonly y: number;
  /** About five characters: "24 °C". */
  readonly reading?: string;
};

/** Sharp drawings over a ThermalView, in their own colours. */
export function Spots({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="spots" width="480" height="300">
      {children}
    </svg>
  );
}

/** A thermal camera's cross, 38 pixels wide. */
export const cross = "M-19 0H-7M19 0H7M0-19V-7M0 19V7";

/** A thermal camera's cross with its reading beside it, for Spots. */
export function Spot({ x, y, reading }: SpotProps) {
  return (
    <svg className="spot" x={`${x}%`} y={`${y}%`} overflow="visible">
      <path d={cross} />
      <path d={cross} />
      {reading && <Tag x="1.4em" text={reading} />}
    </svg>
  );
}

type SpotLabelProps = Pick<SpotProps, "x" | "y"> & {
  /** Where it begins relative to x, in em of its text; it is 4 em wide. */
  readonly from: number;
  readonly text: string;
  /** The temperature in °C whose colour it shows. */
  readonly celsius?: number;
};

/** A label that looks like a spot's reading. */
export function SpotLabel({ x, y, from, ...tag }: SpotLabelProps) {
  return (
    <svg className="spot" x={`${x}%`} y={`${y}%`} overflow="visible">
      <Tag x={em(from)} {...tag} />
    </svg>
  );
}

type TagProps = Pick<SpotLabelProps, "text" | "celsius"> & { readonly x: string };

/** Up to about five characters in a box 4 em wide, centred on y and starting at x. */
function Tag({ x, text, celsius }: TagProps) {
  return (
    <svg x={x} y="-1em" width="4em" height="2em">
      <rect width="100%" height="100%" />
      {celsius && <rect className="spot-colour" width=".5em" height="100%" fill={colour(celsius)} />}
      <text x={celsius ? "56%" : "50%"} y="67.5%" textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}
