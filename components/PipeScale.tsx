import { heating } from "../data/heating.ts";
import { microboreSizes, pencilSize, usualPipeSize } from "../data/limits.ts";
import { em } from "./lengths.ts";
import { Pencil } from "./Pencil.tsx";
import { ThermalFilter } from "./ThermalFilter.tsx";
import { grey } from "./thermal.ts";

const BETWEEN = 5;
const WIDTH = microboreSizes.reduce((sum, size) => sum + size + BETWEEN, pencilSize);

/** The baseline of the labels, and where pipes and pencil end below it. */
const LABEL = "2.5rem";
const TOP = "4rem";

/** How much of a pipe's end is seen: the height of its ellipse as a share of the width, halved. */
const TILT = 0.16;

/** All lengths in em, so that one font size sets the one scale: a millimetre is half an em. */
const length = (millimetres: number) => em(millimetres / 2);

/** The pipes that are too thin to flush, standing beside a pencil, all to one scale. */
export function PipeScale() {
  return (
    <figure className="pipe-scale">
      <figcaption>
        <h3>Pipes as thin as a pencil?</h3>
        <p>
          With the heating off, hold one against the pipe at a radiator. {heating.thinPipes} The usual{" "}
          {usualPipeSize} mm pipe is twice as thick as a pencil. Not sure? Ask us.
        </p>
        <p>Outside diameters, to scale.</p>
      </figcaption>
      <svg width={length(WIDTH)} height="320" role="img" aria-label={alternative}>
        <Definitions />
        <g filter="url(#pipe-thermal)">
          {pipes.map(({ size, left }) => (
            <Pipe key={size} size={size} left={left} />
          ))}
          <svg
            x={length(WIDTH - pencilSize)}
            y={TOP}
            width={length(pencilSize)}
            height={length(150)}
            viewBox={`0 0 ${pencilSize} 150`}
          >
            <Pencil />
          </svg>
        </g>
        {pipes.map(({ size, left }) => (
          <Edges key={size} size={size} left={left} />
        ))}
        <text x="100%" y="1.2rem" textAnchor="end">
          Pencil
        </text>
        <text x="100%" y={LABEL} textAnchor="end">
          {pencilSize} mm
        </text>
      </svg>
    </figure>
  );
}

const alternative = `Pipes of ${microboreSizes.slice(0, -1).join(", ")} and ${microboreSizes.at(-1)} mm beside a pencil of about ${pencilSize} mm, to scale.`;

type PipeProps = { readonly size: number; readonly left: number };

const pipes: readonly PipeProps[] = microboreSizes.map((size, index) => ({
  size,
  left: microboreSizes.slice(0, index).reduce((sum, before) => sum + before + BETWEEN, 0),
}));

/** One pipe, cut square: the bore in a wall of 0.6 mm, and the lit side of the tube. */
function Pipe({ size, left }: PipeProps) {
  return (
    <svg x={length(left)} width={length(size)} height="100%" overflow="visible">
      <rect y={TOP} width="100%" height="100%" fill="url(#pipe-tube)" />
      <ellipse cx="50%" cy={TOP} rx="50%" ry={length(size * TILT)} fill={grey(33)} />
      <ellipse cx="50%" cy={TOP} rx={length(size / 2 - 0.6)} ry={length(size * TILT - 0.4)} fill={grey(11)} />
    </svg>
  );
}

/** The pipe's exact outline and its label, sharp over the soft drawing: a cold pipe hardly differs from its ground. */
function Edges({ size, left }: PipeProps) {
  return (
    <svg x={length(left)} width={length(size)} height="100%" overflow="visible">
      <text y={LABEL}>{size} mm</text>
      <g fill="none" className="pipe-scale-edges">
        <ellipse cx="50%" cy={TOP} rx="50%" ry={length(size * TILT)} />
        <line y1={TOP} y2="100%" />
        <line x1="100%" y1={TOP} x2="100%" y2="100%" />
      </g>
    </svg>
  );
}

function Definitions() {
  return (
    <>
      <ThermalFilter id="pipe-thermal" blur={0.8} />
      <linearGradient id="pipe-tube">
        <stop stopColor={grey(12)} />
        <stop offset=".38" stopColor={grey(34)} />
        <stop offset=".7" stopColor={grey(18)} />
        <stop offset="1" stopColor={grey(11)} />
      </linearGradient>
    </>
  );
}
