import { tokens } from "../styles/colours.ts";
import { HeatMark } from "./HeatMark.tsx";

/** The print of a palm, left in heat. */
export function HandPrint() {
  return (
    <HeatMark width={310} height={370} warmest={{ cx: 176, cy: 270, r: 235 }}>
      <path strokeWidth="29" d="m113 170-10-36m-5-18-12-32m136 88 11-32m6-16 15-30" />
      <path strokeWidth="31" d="m148 160-5-44m-2-20-5-50m50 114 5-42m2-19 9-45" />
      <path strokeWidth="34" d="m84 262-20-26m-12-15-24-29" />
      <path
        fill="url(#heat-mark)"
        strokeWidth="16"
        d="M110 206c14-10 36-12 56-11 24 0 46 5 56 15 10 24 8 52 0 82-6 26-18 48-36 52-22 4-44 2-58-10-12-12-24-30-28-48-2-10 4-18 10-28 2-18-4-36 0-52z"
      />
      <path
        stroke={tokens.hot}
        strokeOpacity=".75"
        strokeWidth="4"
        d="M106 246c40 0 62 40 48 106m-38-126c34 6 74 24 120 18m-108-30c32-6 72 6 104 2"
      />
    </HeatMark>
  );
}
