import { microboreSizes, pencilSize, usualPipeSize } from "../../data/copy/limits.ts";
import { Pencil } from "../drawings/Pencil.tsx";
import { ThermalView } from "../drawings/ThermalView.tsx";
import { grey } from "../drawings/thermal.ts";
import { white } from "../styles/colours.ts";
import { percent } from "../styles/lengths.ts";

const BETWEEN = 5;
const sizes = [...microboreSizes, usualPipeSize];

/** In millimetres. */
export const WIDTH = sizes.reduce((sum, size) => sum + size + BETWEEN, pencilSize);

/** Where the pipes and the pencil begin, in millimetres from the drawing's top. */
const TOP = 3;

/** How much of a pipe's end is visible: half the height of its ellipse in percent of its width. */
const TILT = 15;

/** Pipes too narrow to flush, a usual one in amber, and a pencil, all to scale. Needs ThermalFilter on the page. */
export function PipeScale() {
  return (
    <div className="pipe-scale">
      <div className="pipe-scale-picture" role="img" aria-label={alternative}>
        <svg className="pipe-scale-labels" width="480" height="256" textAnchor="middle" overflow="visible">
          {pipes.map(({ size, left }) => (
            <text key={size} x={percent((left + size / 2) / WIDTH)} y="75%">
              {size} mm
            </text>
          ))}
          <text x={percent(1 - pencilSize / 2 / WIDTH)} y="75%">
            {pencilSize} mm
          </text>
        </svg>
        <ThermalView {...millimetres}>
          <TubeGradient />
          <Tubes />
          <g transform={`translate(${WIDTH - pencilSize} ${TOP})`}>
            <Pencil />
          </g>
        </ThermalView>
      </div>
    </div>
  );
}

const alternative = `Pipes of ${microboreSizes.slice(0, -1).join(", ")} and ${microboreSizes.at(-1)} mm, a usual one of ${usualPipeSize} mm, and a pencil of about ${pencilSize} mm, to scale.`;

type PipeProps = { readonly size: number; readonly left: number };

const pipes: readonly PipeProps[] = sizes.map((size, index) => ({
  size,
  left: sizes.slice(0, index).reduce((sum, before) => sum + before + BETWEEN, 0),
}));

/** A drawing in millimetres, as wide as its box and clipped to it. */
const millimetres = { viewBox: `0 0 ${WIDTH} 900`, preserveAspectRatio: "xMinYMin slice" };

/** Of the pipes' bright edges, which are inside of their outlines. */
const EDGE = 0.5;

/** The pipes, cut square: the lit side of each tube between bright edges, and its bore. */
function Tubes() {
  return (
    <g stroke={grey(46)} strokeWidth={EDGE}>
      {pipes.map((pipe) => (
        <rect key={pipe.size} {...outline(pipe)} fill="url(#pipe-scale-tube)" />
      ))}
      <rect
        {...outline({ size: usualPipeSize, left: WIDTH - pencilSize - BETWEEN - usualPipeSize })}
        {...warm}
      />
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

/** Makes a cold pipe below it look warm. */
const warm = { fill: white, opacity: ".68" };

function TubeGradient() {
  return (
    <linearGradient id="pipe-scale-tube">
      <stop stopColor={grey(12)} />
      <stop offset=".38" stopColor={grey(34)} />
      <stop offset=".7" stopColor={grey(18)} />
      <stop offset="1" stopColor={grey(11)} />
    </linearGradient>
  );
}
