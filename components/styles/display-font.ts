// Made by `npm run font`.

/** The file of the display face, below the site's root. */
export const displayFont = "/fonts/special-gothic-1bcc1101.woff2";

/** What makes fonts of the system as wide and as high as the display face, for all characters and then for some. */
export const standIns = {
  arialBold: [
    { range: "U+0-10FFFF", sizeAdjust: "89.8%", ascent: "111.9%", descent: "32.8%" },
    { range: "U+30-39, U+A3", sizeAdjust: "96%", ascent: "104.7%", descent: "30.7%" },
    { range: "U+20, U+A0", sizeAdjust: "67.7%", ascent: "148.5%", descent: "43.6%" },
  ],
  robotoBold: [
    { range: "U+0-10FFFF", sizeAdjust: "95.5%", ascent: "105.2%", descent: "30.9%" },
    { range: "U+30-39, U+A3", sizeAdjust: "92.4%", ascent: "108.8%", descent: "31.9%" },
    { range: "U+20, U+A0", sizeAdjust: "75.6%", ascent: "132.9%", descent: "39%" },
  ],
  robotoRegular: [
    { range: "U+0-10FFFF", sizeAdjust: "97.2%", ascent: "103.4%", descent: "30.4%" },
    { range: "U+30-39, U+A3", sizeAdjust: "94.3%", ascent: "106.6%", descent: "31.3%" },
    { range: "U+20, U+A0", sizeAdjust: "75.8%", ascent: "132.6%", descent: "38.9%" },
  ],
} as const;
