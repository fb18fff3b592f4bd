import { displayFont, fallbackFonts, weights } from "./display-font.ts";

/** How a font is fitted: to all characters, or to those of a range. */
type Fit = {
  readonly range: string;
  readonly sizeAdjust: string;
  readonly ascent?: string;
  readonly descent?: string;
};

const { text, headings } = weights;
const arialBold = ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Arimo Bold", "Arial"];
const roboto = ["Roboto", "Roboto-Regular"];

/** The fallbacks in --font-fallback of tokens.css, for text and headings, by the names that systems give them. */
export const fitted = [
  { family: "Fitted Arial", weight: text, font: "arial", names: ["Arial", "Liberation Sans", "Arimo"] },
  { family: "Fitted Arial", weight: headings, font: "arialBold", names: arialBold },
  { family: "Fitted Roboto", weight: text, font: "roboto", names: roboto },
  { family: "Fitted Roboto", weight: headings, font: "robotoBold", names: ["Roboto-Bold"] },
  { family: "Fitted Roboto Regular", weight: headings, font: "robotoForHeadings", names: roboto },
] as const;

/** The weight of headings, and the @font-face rules of the typeface and its fallbacks, made of what font.ts measured. */
export const fontFaces = [
  `:root{--bold:${headings}}@font-face{font-family:"Special Gothic";font-weight:${text} ${headings};font-display:swap;src:url(${displayFont})}`,
  ...fitted.flatMap(({ family, weight, font, names }) =>
    (fallbackFonts[font] as readonly Fit[]).map(
      ({ range, sizeAdjust, ascent, descent }) =>
        `@font-face{font-family:"${family}";font-weight:${weight};src:${names.map((name) => `local("${name}")`).join()};` +
        `size-adjust:${sizeAdjust}${ascent ? `;ascent-override:${ascent};descent-override:${descent}` : ""}` +
        `${range ? `;unicode-range:${range}` : ""}}`,
    ),
  ),
].join("");
