import { ironBow, tokens } from "../styles/colours.ts";
import { flutes } from "./icon.ts";

/** Five flutes of a radiator, cold at the bottom in the middle. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 24" width="32" height="24" aria-hidden="true">
      <linearGradient id="logo-hot" x2="0" y2="1">
        <stop stopColor={ironBow[7]} />
        <stop offset="1" stopColor={ironBow[6]} />
      </linearGradient>
      <radialGradient id="logo-cold" cx=".5" cy="1.05" r=".62">
        <stop offset=".3" stopColor={tokens.cold} />
        <stop offset=".65" stopColor={ironBow[4]} stopOpacity=".9" />
        <stop offset="1" stopColor={ironBow[5]} stopOpacity="0" />
      </radialGradient>
      <clipPath id="logo-flutes">
        <path d={`M0,3${flutes(5, 7)}`} />
      </clipPath>
      <g clipPath="url(#logo-flutes)">
        <rect width="32" height="24" fill="url(#logo-hot)" />
        <rect width="32" height="24" fill="url(#logo-cold)" />
      </g>
    </svg>
  );
}
