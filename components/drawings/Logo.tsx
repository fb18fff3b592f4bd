import { ironBow, tokens } from "../styles/colours.ts";

/** Five flutes of a radiator, cold at the bottom in the middle. scripts/pictures.tsx makes a file of it. */
export function Logo() {
  const path = `M2 3${flutes(5, 7)}`;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 32 24"
      width="32"
      height="24"
      strokeWidth="4"
      strokeLinecap="round"
    >
      <linearGradient id="logo-hot" x2="0" y2="1">
        <stop stopColor={ironBow[7]} />
        <stop offset="1" stopColor={ironBow[6]} />
      </linearGradient>
      <radialGradient id="logo-cold" cy="1.23" r=".77">
        <stop offset=".3" stopColor={tokens.cold} />
        <stop offset=".65" stopColor={ironBow[4]} stopOpacity=".9" />
        <stop offset="1" stopColor={ironBow[5]} stopOpacity="0" />
      </radialGradient>
      <path stroke="url(#logo-hot)" d={path} />
      <path stroke="url(#logo-cold)" d={path} />
    </svg>
  );
}

/** Path data of flutes at this pitch, starting at the top of the first, for round strokes of a width of 4. */
export function flutes(count: number, pitch: number): string {
  return Array(count).fill("v18").join(`m${pitch}-18`);
}
