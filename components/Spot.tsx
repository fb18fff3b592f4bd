import type { ReactNode } from "react";

type SpotProps = {
  /** Where the cross stands, in percent of the drawing. */
  readonly x: number;
  readonly y: number;
  /** What it shows, about five characters: "24 °C". */
  readonly reading: string;
  /** Below the cross where there is no room beside it. */
  readonly below?: true;
};

/** What lies over a ThermalView and is drawn sharp and in its own colours. */
export function Spots({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="spots" width="100%" height="300">
      {children}
    </svg>
  );
}

/** The cross of a thermal camera's spot with its reading; stands in Spots. */
export function Spot({ x, y, reading, below }: SpotProps) {
  const cross = "M-19 0H-7M19 0H7M0-19V-7M0 19V7";
  return (
    <svg className="spot" x={`${x}%`} y={`${y}%`} overflow="visible">
      <path d={cross} />
      <path d={cross} />
      <svg x={below ? "-2em" : "1.7em"} y={below ? "1.6em" : "-1em"} width="4em" height="2em">
        <rect width="100%" height="100%" />
        <text x="50%" y="1.35em" textAnchor="middle">
          {reading}
        </text>
      </svg>
    </svg>
  );
}
