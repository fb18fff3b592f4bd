import { warmTones } from "../styles/colours.ts";
import { Blur } from "./definitions.tsx";

/** A tally of radiators, for a ClosingCall: soft marks of heat on the warm ground. */
export function TallyPicture() {
  return (
    <svg className="tally-picture" viewBox="0 0 320 320" width="160" height="160" aria-hidden="true">
      <Blur id="tally-blur" by="3.2" />
      <radialGradient id="tally-heat" gradientUnits="userSpaceOnUse" cx="160" cy="170" r="210">
        <stop stopColor={warmTones[0]} />
        <stop offset=".32" stopColor={warmTones[1]} />
        <stop offset=".7" stopColor={warmTones[2]} />
        <stop offset="1" stopColor={warmTones[3]} />
      </radialGradient>
      <g
        fill="none"
        stroke="url(#tally-heat)"
        strokeWidth="20"
        strokeLinecap="round"
        filter="url(#tally-blur)"
      >
        <path d="M56 40c-6 70 4 150-6 240m66-240c-6 70 4 150-6 240m66-240c-6 70 4 150-6 240m66-240c-6 70 4 150-6 240" />
        <path className="tally-last" pathLength="1" d="M14 226c86-36 186-96 292-134" />
      </g>
    </svg>
  );
}
