// Made by scripts/font.ts.

/** The display face's file, below the site's root. */
export const displayFont = "/fonts/special-gothic-260e923c.woff2";

/** Descriptors that make system fonts as wide and as high as the display face: for all characters, then for some. */
export const fallbackFonts = {
  arialBold: [
    { range: "", sizeAdjust: "89.3%", ascent: "112.5%", descent: "33%" },
    { range: "U+30-39,U+A3", sizeAdjust: "96.1%", ascent: "104.6%", descent: "30.7%" },
    { range: "U+20,U+A0", sizeAdjust: "67.7%", ascent: "148.5%", descent: "43.6%" },
  ],
  robotoBold: [
    { range: "", sizeAdjust: "95.1%", ascent: "105.7%", descent: "31%" },
    { range: "U+30-39,U+A3", sizeAdjust: "92.3%", ascent: "108.8%", descent: "31.9%" },
    { range: "U+20,U+A0", sizeAdjust: "75.6%", ascent: "132.9%", descent: "39%" },
  ],
  robotoRegular: [
    { range: "", sizeAdjust: "97.1%", ascent: "103.5%", descent: "30.4%" },
    { range: "U+30-39,U+A3", sizeAdjust: "94.3%", ascent: "106.6%", descent: "31.3%" },
    { range: "U+20,U+A0", sizeAdjust: "75.8%", ascent: "132.6%", descent: "38.9%" },
  ],
} as const;
