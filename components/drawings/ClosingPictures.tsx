import type { ReactNode } from "react";
import { ringMiles } from "../map/area-map.ts";
import { HeatMark } from "./HeatMark.tsx";

/** What closes a page beside the number to call: soft marks of heat, each saying what its page was about. */

/** The rings of the map, evenly spaced, as heat around a centre. */
export function RingsPicture() {
  return (
    <Mark>
      {ringMiles.map((miles, index) => (
        <circle key={miles} cx="160" cy="160" r={(138 * (index + 1)) / ringMiles.length} strokeWidth="13" />
      ))}
    </Mark>
  );
}

/** Radiators counted off: four strokes and a fifth across them. */
export function TallyPicture() {
  return (
    <Mark>
      <path d="M56 40c-6 70 4 150-6 240m66-240c-6 70 4 150-6 240m66-240c-6 70 4 150-6 240m66-240c-6 70 4 150-6 240" />
      <path d="M14 226c86-36 186-96 292-134" />
    </Mark>
  );
}

/** The bang of a boiler, as it is heard: one wave, quiet, loud, quiet. */
export function NoisePicture() {
  const strokes = [20, 50, 30, 90, 150, 110, 140, 60, 80, 26].map(
    (height, index) => `M${16 + index * 32} ${160 - height}v${height * 2}`,
  );
  return (
    <Mark>
      <path d={strokes.join("")} />
    </Mark>
  );
}

function Mark({ children }: { readonly children: ReactNode }) {
  return (
    <HeatMark width={320} height={320} warmest={{ cx: 160, cy: 170, r: 210 }}>
      <g strokeWidth="20">{children}</g>
    </HeatMark>
  );
}
