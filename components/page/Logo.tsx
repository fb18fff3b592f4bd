import { ironBow, tokens } from "../styles/colours.ts";

/** Five flutes of a radiator, cold at the bottom in the middle. Once more on a page, it has the colours of the first. */
export function Logo({ again = false }: { readonly again?: boolean }) {
  return (
    <svg viewBox="0 0 32 24" width="32" height="24" strokeWidth="4" strokeLinecap="round" aria-hidden="true">
      {!again && (
        <radialGradient id="logo" cy="1.23" r="1.2">
          <stop offset=".2" stopColor={tokens.cold} />
          <stop offset=".42" stopColor={ironBow[4]} />
          <stop offset=".62" stopColor={ironBow[6]} />
          <stop offset="1" stopColor={ironBow[7]} />
        </radialGradient>
      )}
      <path stroke="url(#logo)" d={`M2 3${flutes(5, 7)}`} />
    </svg>
  );
}

/** Path data of flutes at this pitch, starting at the top of the first, for round strokes of a width of 4. */
export function flutes(count: number, pitch: number): string {
  return Array(count).fill("v18").join(`m${pitch}-18`);
}
