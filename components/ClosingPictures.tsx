import type { ReactNode } from "react";
import { radiusMiles } from "../data/towns.ts";
import { ringMiles } from "./area-map.ts";

/** What closes a page beside the number to call: soft marks of heat, each saying what its page was about. */

/** The rings of the map, as heat around a centre. */
export function RingsPicture() {
  return (
    <HeatMark id="rings">
      {ringMiles.toReversed().map((miles) => (
        <circle key={miles} cx="160" cy="160" r={138 * Math.sqrt(miles / radiusMiles)} />
      ))}
    </HeatMark>
  );
}

/** Radiators counted off: four strokes and a fifth across them. */
export function TallyPicture() {
  return (
    <HeatMark id="tally">
      <path d="M56 40C50 110 60 190 50 280M116 40C110 110 120 190 110 280M176 40C170 110 180 190 170 280M236 40C230 110 240 190 230 280" />
      <path d="M14 226C100 190 200 130 306 92" />
    </HeatMark>
  );
}

/** The bang of a boiler, as it is heard: one wave, quiet, loud, quiet. */
export function NoisePicture() {
  const strokes = [20, 50, 30, 90, 150, 110, 140, 60, 80, 26].map(
    (height, index) => `M${16 + index * 32} ${160 - height}v${height * 2}`,
  );
  return (
    <HeatMark id="noise">
      <path d={strokes.join("")} />
    </HeatMark>
  );
}

function HeatMark({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <svg className="closing-picture" viewBox="0 0 320 320" width="160" height="160" aria-hidden="true">
      <filter id={`${id}-blur`} x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation="3.2" />
      </filter>
      <radialGradient id={`${id}-heat`} gradientUnits="userSpaceOnUse" cx="160" cy="170" r="210">
        <stop stopColor="#b9364f" />
        <stop offset=".32" stopColor="#d8543a" />
        <stop offset=".7" stopColor="#ea7828" />
        <stop offset="1" stopColor="#f18f23" />
      </radialGradient>
      <g
        filter={`url(#${id}-blur)`}
        stroke={`url(#${id}-heat)`}
        strokeWidth="20"
        fill="none"
        strokeLinecap="round"
      >
        {children}
      </g>
    </svg>
  );
}
