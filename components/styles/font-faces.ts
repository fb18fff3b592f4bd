import { displayFont, fallbackFonts } from "./display-font.ts";

/** How a font is fitted: to all characters, or to those of a range. */
type Fit = {
  readonly range: string;
  readonly sizeAdjust: string;
  readonly ascent?: string;
  readonly descent?: string;
};

const arialBold = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold", "Arial"];
const roboto = ["Roboto", "Roboto-Regular"];

/** The fallbacks in --font-fallback of tokens.css, for text and headings, by the names that systems give them. */
export const fitted = [
  { family: "Fitted Arial", weight: 400, font: "arial", names: ["Arial", "Liberation Sans", "Arimo"] },
  { family: "Fitted Arial", weight: 610, font: "arialBold", names: arialBold },
  { family: "Fitted Roboto", weight: 400, font: "roboto", names: roboto },
  { family: "Fitted Roboto", weight: 610, font: "robotoBold", names: ["Roboto-Bold"] },
  { family: "Fitted Roboto Regular", weight: 610, font: "robotoForHeadings", names: roboto },
] as const;

/**
 * The @font-face rules of the typeface and its fallbacks. They are computed because the font's address depends on
 * the folder that the site is served from.
 */
export const fontFaces = [
  `@font-face{font-family:"Special Gothic";font-weight:400 610;font-display:swap;src:url(${displayFont})}`,
  ...fitted.flatMap(({ family, weight, font, names }) =>
    (fallbackFonts[font] as readonly Fit[]).map(
      ({ range, sizeAdjust, ascent, descent }) =>
        `@font-face{font-family:"${family}";font-weight:${weight};src:${names.map((name) => `local("${name}")`).join()};` +
        `size-adjust:${sizeAdjust}${ascent ? `;ascent-override:${ascent};descent-override:${descent}` : ""}` +
        `${range ? `;unicode-range:${range}` : ""}}`,
    ),
  ),
].join("");
