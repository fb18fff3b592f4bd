import type { SVGProps } from "react";
import { microboreSizes, pencilSize, usualPipeSize } from "../../data/model/pipe-sizes.ts";
import { Pencil } from "./Pencil.tsx";
import { grey } from "./thermal.ts";

const BETWEEN = 5;
const sizes = [...microboreSizes, usualPipeSize];

/** In millimetres. */
export const WIDTH = sizes.reduce((sum, size) => sum + size + BETWEEN, pencilSize);

type PipeProps = { readonly size: number; readonly left: number };

/** The pipes' sizes and left edges in millimetres; the pencil is at the right end. */
export const pipes: readonly PipeProps[] = sizes.map((size, index) => ({
  size,
  left: sizes.slice(0, index).reduce((sum, before) => sum + before + BETWEEN, 0),
}));

/** Where the pipes and the pencil begin, in millimetres from the drawing's top. */
const TOP = 3;

/** How much of a pipe's end is visible: half the height of its ellipse in percent of its width. */
const TILT = 15;

/** A cool pipe's temperatures, for a TubeGradient. */
export const coolTube = [12, 34, 18, 11] as const;

/** Of the pipes' bright edges, which are inside of their outlines. */
const EDGE = 0.5;

/**
 * Pipes too narrow to flush, a usual one, all cool, and a pencil: a drawing in millimetres, as wide as its box and clipped
 * to it, in grey for the thermal filter. scripts/assets/pictures.tsx makes a file of it.
 */
export function Pipes() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={WIDTH}
      height="900"
      viewBox={`0 0 ${WIDTH} 900`}
      preserveAspectRatio="xMinYMin slice"
    >
      <TubeGradient id="tube" celsius={coolTube} />
      <Tubes />
      <g transform={`translate(${WIDTH - pencilSize} ${TOP})`}>
        <Pencil />
      </g>
    </svg>
  );
}

/** The pipes, cut square: the lit side of each tube between bright edges, and its bore. */
function Tubes() {
  return (
    <g stroke={grey(46)} strokeWidth={EDGE}>
      {pipes.map((pipe) => (
        <rect key={pipe.size} {...outline(pipe)} fill="url(#tube)" />
      ))}
      {pipes.map(({ size, left }) => (
        <ellipse
          key={size}
          cx={left + size / 2}
          cy={TOP}
          rx={(size - EDGE) / 2}
          ry={(size * TILT) / 100}
          fill={grey(11)}
        />
      ))}
    </g>
  );
}

function outline({ size, left }: PipeProps) {
  return { x: left + EDGE / 2, y: TOP, width: size - EDGE, height: 900 };
}

type TubeGradientProps = SVGProps<SVGLinearGradientElement> & {
  readonly id: string;
  /** At its left edge, where it is lit, past that and at its right edge, in °C. */
  readonly celsius: readonly number[];
};

/** Where the temperatures across a tube are; the first is at its left edge. */
const offsets = [undefined, ".38", ".7", "1"];

export function TubeGradient({ celsius, ...direction }: TubeGradientProps) {
  return (
    <linearGradient {...direction}>
      {celsius.map((each, index) => (
        <stop key={each} offset={offsets[index]} stopColor={grey(each)} />
      ))}
    </linearGradient>
  );
}
