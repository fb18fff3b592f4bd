import { iconTones, tokens } from "../styles/colours.ts";

/** Path data of flutes at this pitch, starting at the top of the first, for round strokes of a width of 4. */
export function flutes(count: number, pitch: number): string {
  return Array(count).fill("v18").join(`m${pitch}-18`);
}

/** The logo's flutes as an icon of 32 × 32, on a tile that contrasts with light and dark tabs. */
export const icon =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0,0,32,32'>" +
  `<style>@media(prefers-color-scheme:dark){rect{fill:${tokens.paper}}}</style>` +
  `<radialGradient id='heat' cy='1.17' r='1.33'><stop offset='.17' stop-color='${iconTones[0]}'/>` +
  `<stop offset='.38' stop-color='${iconTones[1]}'/><stop offset='.56' stop-color='${iconTones[2]}'/>` +
  `<stop offset='1' stop-color='${iconTones[3]}'/></radialGradient>` +
  `<rect width='32' height='32' rx='5' fill='${tokens.soot}'/><path stroke='url(#heat)' stroke-width='4' stroke-linecap='round' d='M6,7${flutes(4, 6.75)}'/></svg>`;

/**
 * The icon as a data URL. A file would load at the same time as the font, over another connection: two more round trips
 * on a slow phone.
 */
export const iconAddress = `data:image/svg+xml,${encodeURI(icon.replaceAll("'", `"`)).replaceAll("#", "%23")}`;
