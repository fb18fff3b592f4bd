import { clearWater, tokens, white } from "../styles/colours.ts";
import { colour } from "./thermal.ts";

/** A pipe from edge to edge, with a glass in which black water turns clear: at the number of its ClosingCall, all of it. */
export function ClearingPipe() {
  const glass = { x: "14%", y: "20%", width: "72%", height: "60%" };
  return (
    <svg className="clearing-pipe" width="100%" height="100" aria-hidden="true">
      <linearGradient id="clearing-pipe-copper" x2="0" y2="1">
        <stop stopColor={colour(32)} />
        <stop offset=".3" stopColor={colour(58)} />
        <stop offset="1" stopColor={colour(22)} />
      </linearGradient>
      <linearGradient id="clearing-pipe-water">
        <stop offset=".3" stopColor={tokens.soot} />
        <stop offset=".8" stopColor={tokens.soot} stopOpacity="0" />
      </linearGradient>
      <rect y="20%" width="100%" height="60%" fill="url(#clearing-pipe-copper)" />
      <rect {...glass} fill={clearWater} />
      <rect {...glass} fill="url(#clearing-pipe-water)" className="clearing-pipe-dirt" />
      <rect {...glass} y="27%" height="9%" fill={white} opacity=".5" />
      {["12%", "86%"].map((x) => (
        <rect key={x} x={x} width="2%" height="100%" rx="3" fill="url(#clearing-pipe-copper)" />
      ))}
    </svg>
  );
}
