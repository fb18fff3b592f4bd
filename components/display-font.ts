// Made by `npm run font`.

/** The file of the display face, below the site's root. */
export const displayFont = "/fonts/special-gothic-1bcc1101.woff2";

/** What makes Arial Bold as wide and as high as the display face, for all characters and then for some of them. */
export const standIns = [
  { range: "U+0-10FFFF", sizeAdjust: "90.1%", ascent: "111.6%", descent: "32.7%" },
  { range: "U+30-39", sizeAdjust: "96.4%", ascent: "104.3%", descent: "30.6%" },
  { range: "U+A3", sizeAdjust: "113.3%", ascent: "88.7%", descent: "26.0%" },
  { range: "U+20, U+A0", sizeAdjust: "67.7%", ascent: "148.5%", descent: "43.6%" },
] as const;
