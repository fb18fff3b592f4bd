// Made by `npm run font`.

/** The display face's file, below the site's root. */
export const displayFont = "/fonts/special-gothic-dfc68baa.woff2";

/** Descriptors that make system fonts as wide and as high as the display face: for all characters, then for some. */
export const fallbackFonts = {
  arialBold: [
    { range: "", sizeAdjust: "89.8%", ascent: "111.9%", descent: "32.8%" },
    { range: "U+30-39,U+A3", sizeAdjust: "95.9%", ascent: "104.8%", descent: "30.8%" },
    { range: "U+20,U+A0", sizeAdjust: "67.7%", ascent: "148.5%", descent: "43.6%" },
  ],
  robotoBold: [
    { range: "", sizeAdjust: "95.5%", ascent: "105.2%", descent: "30.9%" },
    { range: "U+30-39,U+A3", sizeAdjust: "92.2%", ascent: "109%", descent: "32%" },
    { range: "U+20,U+A0", sizeAdjust: "75.6%", ascent: "132.9%", descent: "39%" },
  ],
  robotoRegular: [
    { range: "", sizeAdjust: "97.2%", ascent: "103.4%", descent: "30.3%" },
    { range: "U+30-39,U+A3", sizeAdjust: "94.2%", ascent: "106.7%", descent: "31.3%" },
    { range: "U+20,U+A0", sizeAdjust: "75.8%", ascent: "132.6%", descent: "38.9%" },
  ],
} as const;
