import type { ReactNode } from "react";
import type { Reason } from "../data/reasons.ts";

/** The drawing of a reason, in a box of 96 × 64: warm strokes, from the palette's middle to its hot end. */
export function ReasonPicture({ picture }: { readonly picture: Exclude<Reason["picture"], "panel"> }) {
  return (
    <svg
      className="reason-picture screen-only"
      viewBox="0 0 96 64"
      width="96"
      height="64"
      fill="none"
      stroke="url(#reason-heat)"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {strokes[picture]}
    </svg>
  );
}

/** The palette along the drawings, once for all of them. */
export function ReasonGradient() {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <linearGradient id="reason-heat" gradientUnits="userSpaceOnUse" x2="96">
        <stop stopColor="#a82667" />
        <stop offset=".55" stopColor="#e8692c" />
        <stop offset="1" stopColor="#f0901f" />
      </linearGradient>
    </svg>
  );
}

const strokes: Record<Exclude<Reason["picture"], "panel">, ReactNode> = {
  /** A gauge whose needle stands at the mark. */
  gauge: (
    <>
      <path d="M8 58a40 40 0 0 1 80 0" />
      <path d="M48 58 70 26" />
      <circle cx="48" cy="58" r="3" />
    </>
  ),
  /** A pump in a loop of hose. */
  pump: (
    <>
      <circle cx="34" cy="36" r="22" />
      <path d="M27 25v22l20-11zM56 36h34M34 14V4h56" />
    </>
  ),
  /** A cover over a person. */
  cover: (
    <>
      <path d="M6 36a42 32 0 0 1 84 0z" />
      <path d="M48 36v18a7 7 0 0 1-14 0" />
    </>
  ),
  /** Seven flutes, all of them warm. */
  week: <path d="M6 8v48M20 8v48M34 8v48M48 8v48M62 8v48M76 8v48M90 8v48" />,
  /** Rings around a centre. */
  radius: (
    <>
      <circle cx="48" cy="32" r="28" />
      <circle cx="48" cy="32" r="16" />
      <circle cx="48" cy="32" r="4" />
    </>
  ),
};
