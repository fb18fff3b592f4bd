import { pipeGauge } from "../../data/copy/limits.ts";

/** In millimetres. */
const BETWEEN = 7;
const WIDTH = pipeGauge.sizes.reduce((sum, size) => sum + size + BETWEEN, -BETWEEN);

/** On paper only: bars as wide as pipes, in life size. */
export function PipeGauge() {
  return (
    <svg
      className="paper-only"
      width={`${WIDTH}mm`}
      height="25mm"
      viewBox={`0 0 ${WIDTH} 25`}
      overflow="visible"
      fontSize="3.4"
      textAnchor="middle"
      role="img"
      aria-label={alternative}
    >
      {bars.map(({ size, left }) => (
        <rect key={size} x={left} width={size} height="10" />
      ))}
      {bars.map(({ size, left }) => (
        <text key={size} x={left + size / 2} y="13.7">
          {size} mm
        </text>
      ))}
      <rect y="16" width={pipeGauge.checkLine} height=".6" />
      <text x={pipeGauge.checkLine / 2} y="20.2">
        {pipeGauge.scale}: this line is {pipeGauge.checkLine} mm.
      </text>
      <text x={pipeGauge.checkLine / 2} y="24.4">
        With the pipe cool, hold it against the pipe.
      </text>
    </svg>
  );
}

const bars = pipeGauge.sizes.map((size, index, sizes) => ({
  size,
  left: sizes.slice(0, index).reduce((sum, before) => sum + before + BETWEEN, 0),
}));

const alternative = `Bars of ${pipeGauge.sizes.slice(0, -1).join(", ")} and ${pipeGauge.sizes.at(-1)} mm, in life size if printed at full size.`;
