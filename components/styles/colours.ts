/** Colours that drawings and metadata need as values; tokens.css has those of styles. */

/** The iron-bow palette of a thermal camera in even stops, coldest first; the second is --iron-1 in styles. */
export const ironBow = [
  "#060a1e",
  "#101d57",
  "#2b2588",
  "#6a1f80",
  "#a82667",
  "#d64a3c",
  "#f0821f",
  "#fbbf3c",
  "#fff3c4",
] as const;

/** Highlights on drawings in grey. */
export const white = "#fff";

/** The same as the tokens with these names in the light scheme, and as --paper in the dark one. */
export const tokens = {
  paper: "#f5f6f4",
  darkPaper: "#0d0f13",
  soot: "#0d1016",
  cold: "#14215f",
  hot: "#f8aa28",
} as const;

/** Tones of the palette on a hot background, warmest part of a mark first. */
export const warmTones = ["#b9364f", "#d8543a", "#ea7828", "#f18f23"] as const;

/** The palette in fewer stops for the small icon: coldest first. */
export const iconTones = ["#3a2a9a", "#b02f62", "#f3922a", ironBow[7]] as const;

/** Water without its iron, and water without dirt. */
export const slate = "#3b424a";
export const clearWater = "#b8c0c8";
