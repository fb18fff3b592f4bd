import { Blur } from "./gradients-and-filters.tsx";
import { colour } from "./thermal.ts";

/** A house of the terrace is this wide, in units of the drawing; the widest window shows all 20. */
const HOUSE = 120;
const WIDTH = 20 * HOUSE;

/**
 * A street of terraced houses on a cold night, as a thermal camera would show it, from edge to edge of the section that
 * it closes: cold roofs, warm windows, one cold room. In colour, because the filter of other drawings needs a ground.
 */
export function Terrace() {
  return (
    <svg
      className="terrace"
      width="100%"
      height="150"
      viewBox={`0 0 ${WIDTH} 150`}
      preserveAspectRatio="xMaxYMax slice"
      filter="url(#terrace-soft)"
    >
      <Blur id="terrace-soft" by="1" reach={0} />
      <linearGradient id="terrace-wall" x2="0" y2="1">
        <stop stopColor={colour(26)} />
        <stop offset="1" stopColor={colour(38)} />
      </linearGradient>
      <pattern id="terrace-house" width={HOUSE} height="150" patternUnits="userSpaceOnUse">
        <House />
      </pattern>
      <rect width={WIDTH} height="150" fill="url(#terrace-house)" />
      <path
        className="closing-call-cold"
        d={`M${WIDTH - 2 * HOUSE + 17} 76h16v24h-16zm20 0h16v24h-16z`}
        fill={colour(15)}
      />
    </svg>
  );
}

/** The chimney, the roof, the wall with its gable and the edges of that, the door, and the windows. */
function House() {
  return (
    <>
      <path d="M90 36V14h20v22zM92 14V6h4v8zm6 0V6h4v8zm6 0V6h4v8z" fill={colour(28)} />
      <path d="M0 34h120v32H0z" fill={colour(16)} />
      <path d="M0 64h120v86H0zm6 2 29-32 29 32z" fill="url(#terrace-wall)" />
      <path d="M2 68 35 32l33 36" fill="none" stroke={colour(13)} strokeWidth="5" />
      <path d="M82 118h22v32H82z" fill={colour(46)} />
      <path
        d="M17 76h16v24H17zm20 0h16v24H37zm47 0h18v24H84zm-72 36h11v26H12zm13 0h20v26H25zm22 0h11v26H47zm35-2h22v6H82z"
        fill={colour(62)}
      />
    </>
  );
}
