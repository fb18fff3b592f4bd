import { heating } from "../data/heating.ts";
import { microboreSizes, pencilSize, usualPipeSize } from "../data/limits.ts";
import { em } from "./lengths.ts";
import { Pencil } from "./Pencil.tsx";
import { ThermalView } from "./ThermalView.tsx";
import { grey } from "./thermal.ts";

const BETWEEN = 5;
const WIDTH = microboreSizes.reduce((sum, size) => sum + size + BETWEEN, pencilSize);

/** Where the pipes and the pencil begin, and where the pipes end below the picture, which is clipped: in mm. */
const TOP = 3;
const BOTTOM = 500;

/** How much of a pipe's end is seen: the height of its ellipse as a share of the width, halved. */
const TILT = 0.16;

/** All lengths in em, so that one font size sets the one scale: a millimetre is half an em. WebKit knows no rem here. */
const length = (millimetres: number) => em(millimetres / 2);

/** The pipes that are too thin to flush, standing beside a pencil, all to one scale. Needs ThermalFilter on the page. */
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
      <div className="pipe-scale-picture" role="img" aria-label={alternative}>
        <ThermalView>
          <TubeGradient />
          {pipes.map(({ size, left }) => (
            <Pipe key={size} size={size} left={left} />
          ))}
          <svg
            x={length(WIDTH - pencilSize)}
            y={length(TOP)}
            width={length(pencilSize)}
            height={length(150)}
            viewBox={`0 0 ${pencilSize} 150`}
          >
            <Pencil />
          </svg>
        </ThermalView>
        <svg className="pipe-scale-labels" width={length(WIDTH)} height="256">
          {pipes.map(({ size, left }) => (
            <Edges key={size} size={size} left={left} />
          ))}
          <svg x={length(WIDTH)} y={length(TOP)} overflow="visible" textAnchor="end">
            <text y="-2.6em">Pencil</text>
            <text y="-1.3em">{pencilSize} mm</text>
          </svg>
        </svg>
      </div>
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
  const middle = length(size / 2);
  return (
    <svg x={length(left)} y={length(TOP)} overflow="visible">
      <rect width={length(size)} height={length(BOTTOM)} fill="url(#pipe-tube)" />
      <ellipse cx={middle} rx={middle} ry={length(size * TILT)} fill={grey(33)} />
      <ellipse cx={middle} rx={length(size / 2 - 0.6)} ry={length(size * TILT - 0.4)} fill={grey(11)} />
    </svg>
  );
}

/** The pipe's exact outline and its label, sharp over the soft drawing: a cold pipe hardly differs from its ground. */
function Edges({ size, left }: PipeProps) {
  const middle = length(size / 2);
  return (
    <svg x={length(left)} y={length(TOP)} overflow="visible">
      <text y="-1.3em">{size} mm</text>
      <g fill="none" className="pipe-scale-edges">
        <ellipse cx={middle} rx={middle} ry={length(size * TILT)} />
        <line y2={length(BOTTOM)} />
        <line x1={length(size)} x2={length(size)} y2={length(BOTTOM)} />
      </g>
    </svg>
  );
}

function TubeGradient() {
  return (
    <linearGradient id="pipe-tube">
      <stop stopColor={grey(12)} />
      <stop offset=".38" stopColor={grey(34)} />
      <stop offset=".7" stopColor={grey(18)} />
      <stop offset="1" stopColor={grey(11)} />
    </linearGradient>
  );
}
