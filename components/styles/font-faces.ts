import { displayFont, fallbackFonts } from "./display-font.ts";

/** The fallbacks in --font-fallback of tokens.css: fonts that some systems have, by their local names. */
export const fitted = [
  {
    family: "Fitted Arial",
    font: "arialBold",
    names: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold", "Arial"],
  },
  { family: "Fitted Roboto", font: "robotoBold", names: ["Roboto-Bold"] },
  {
    family: "Fitted Roboto Regular",
    font: "robotoRegular",
    names: ["Roboto", "Roboto-Regular"],
  },
] as const;

/**
 * The @font-face rules of the display font and its fallbacks. They are computed because the font's address depends on
 * the folder that the site is served from.
 */
export const fontFaces = [
  `@font-face{font-family:"Special Gothic";font-weight:600;font-display:swap;src:url(${displayFont})}`,
  ...fitted.flatMap(({ family, font, names }) =>
    fallbackFonts[font].map(
      ({ range, sizeAdjust, ascent, descent }) =>
        `@font-face{font-family:"${family}";font-weight:600;src:${names.map((name) => `local("${name}")`).join()};` +
        `size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent}${range ? `;unicode-range:${range}` : ""}}`,
    ),
  ),
].join("");
