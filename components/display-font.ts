// Made by `npm run font`.

/** The file of the display face, below the site's root. */
export const displayFont = "/fonts/special-gothic-1bcc1101.woff2";

/** What makes fonts of the system as wide and as high as the display face, for all characters and then for some. */
export const standIns = {
  arialBold: [
    { range: "U+0-10FFFF", sizeAdjust: "90.0%", ascent: "111.7%", descent: "32.8%" },
    { range: "U+30-39", sizeAdjust: "96.4%", ascent: "104.3%", descent: "30.6%" },
    { range: "U+A3", sizeAdjust: "113.3%", ascent: "88.7%", descent: "26.0%" },
    { range: "U+20, U+A0", sizeAdjust: "67.7%", ascent: "148.5%", descent: "43.6%" },
  ],
  robotoBold: [
    { range: "U+0-10FFFF", sizeAdjust: "95.5%", ascent: "105.2%", descent: "30.9%" },
    { range: "U+30-39", sizeAdjust: "92.8%", ascent: "108.3%", descent: "31.8%" },
    { range: "U+A3", sizeAdjust: "106.0%", ascent: "94.8%", descent: "27.8%" },
    { range: "U+20, U+A0", sizeAdjust: "75.6%", ascent: "132.9%", descent: "39.0%" },
  ],
  robotoRegular: [
    { range: "U+0-10FFFF", sizeAdjust: "97.2%", ascent: "103.4%", descent: "30.3%" },
    { range: "U+30-39", sizeAdjust: "94.7%", ascent: "106.1%", descent: "31.1%" },
    { range: "U+A3", sizeAdjust: "108.3%", ascent: "92.8%", descent: "27.2%" },
    { range: "U+20, U+A0", sizeAdjust: "75.8%", ascent: "132.6%", descent: "38.9%" },
  ],
} as const;
