import { href } from "../data/address.ts";
import { displayFont, standIns } from "./display-font.ts";

/** Fonts that are as wide as Arial, letter by letter, by the names that systems know them under. */
const arialBold = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold"];

/**
 * The @font-face rules of the display face and of what stands in for it until it is there, in tokens.css's
 * --font-display. In a stylesheet they could not follow the folder that the site is served from.
 */
export const fontFaces = [
  `@font-face{font-family:"Special Gothic";font-weight:600;font-display:swap;src:url(${href(displayFont)})format("woff2")}`,
  ...standIns.map(
    ({ range, sizeAdjust, ascent, descent }) =>
      `@font-face{font-family:"Special Gothic fallback";font-weight:600;src:${arialBold.map((name) => `local("${name}")`).join()};` +
      `unicode-range:${range};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`,
  ),
].join("");
