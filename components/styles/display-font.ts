// Made by scripts/assets/font.ts.

/** The display face's file, below the site's root. */
export const displayFont = "/assets/special-gothic-f468c7fb.woff2";

/** The lightest and the heaviest that it has. */
export const weights = { text: 400, headings: 610 } as const;

/** Descriptors that make system fonts as wide and as high as the display face: for all characters, then for some. */
export const fallbackFonts = {
  arial: [
    { range: "", sizeAdjust: "91.4%", ascent: "109.9%", descent: "32.3%" },
    { range: "U+41-5A", sizeAdjust: "85.6%" },
    { range: "U+20,U+A0", sizeAdjust: "75.2%", ascent: "133.6%", descent: "39.2%" },
  ],
  roboto: [
    { range: "", sizeAdjust: "90.2%", ascent: "111.4%", descent: "32.7%" },
    { range: "U+41-5A", sizeAdjust: "92.9%" },
    { range: "U+20,U+A0", sizeAdjust: "84.3%", ascent: "119.3%", descent: "35%" },
  ],
  arialBold: [
    { range: "", sizeAdjust: "89.5%", ascent: "112.2%", descent: "32.9%" },
    { range: "U+30-39,U+A3", sizeAdjust: "96.1%" },
    { range: "U+20,U+A0", sizeAdjust: "68%", ascent: "147.7%", descent: "43.4%" },
  ],
  robotoBold: [
    { range: "", sizeAdjust: "95.3%", ascent: "105.5%", descent: "31%" },
    { range: "U+30-39,U+A3", sizeAdjust: "92.3%" },
    { range: "U+20,U+A0", sizeAdjust: "76%", ascent: "132.2%", descent: "38.8%" },
  ],
  robotoForHeadings: [
    { range: "", sizeAdjust: "97.3%", ascent: "103.3%", descent: "30.3%" },
    { range: "U+30-39,U+A3", sizeAdjust: "94.3%" },
    { range: "U+20,U+A0", sizeAdjust: "76.2%", ascent: "131.9%", descent: "38.7%" },
  ],
} as const;
