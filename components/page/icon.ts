import { iconTones, tokens } from "../styles/colours.ts";

/** A path's data of so many flutes, at this pitch: from the left end of the first one's top, which is round. */
export function flutes(count: number, pitch: number): string {
  return Array(count).fill("a2,2,0,0,1,4,0v18a2,2,0,0,1-4,0z").join(`m${pitch},0`);
}

/** The flutes of the mark as an icon of 32 × 32, on a tile of its own; it also stands on dark tabs. */
export const icon =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0,0,32,32'>" +
  `<style>@media(prefers-color-scheme:dark){rect{fill:${tokens.paper}}}</style>` +
  `<radialGradient id='heat' cy='1.05' r='1.1'><stop offset='.17' stop-color='${iconTones[0]}'/>` +
  `<stop offset='.38' stop-color='${iconTones[1]}'/><stop offset='.56' stop-color='${iconTones[2]}'/>` +
  `<stop offset='1' stop-color='${iconTones[3]}'/></radialGradient>` +
  `<rect width='32' height='32' rx='5' fill='${tokens.soot}'/><path fill='url(#heat)' d='M4,7${flutes(4, 6.75)}'/></svg>`;

/**
 * An address that holds the icon itself. A file of it would be asked for at the same time as the font, over one more
 * connection; on a slow phone that is two round trips more.
 */
export const iconAddress = `data:image/svg+xml,${encodeURI(icon.replaceAll("'", `"`)).replaceAll("#", "%23")}`;
