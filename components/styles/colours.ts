/** Colours that drawings or metadata need as values; tokens.css has those of styles alone. */

/** The iron-bow palette of a thermal camera in even stops, coldest first. */
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

/** Water without its iron, and water without dirt. */
export const slate = "#3b424a";
export const clearWater = "#b8c0c8";

/** Colours of the light scheme, which styles have by the same names. */
export const tokens = {
  paper: "#f5f6f4",
  hot: "#f8aa28",
  soot: "#0d1016",
  cold: ironBow[1],
} as const;

export const darkPaper = "#0d0f13";

const scale = `linear-gradient(90deg,${ironBow})`;
const styled = Object.entries({
  soft: slate,
  ...tokens,
  white,
  scale,
});

/** These colours for styles, in a layer of their own, so that tokens.css can change them in the dark. */
export const colourStyles =
  `@layer colours{:root{${styled.map(([name, value]) => `--${name}:${value}`).join(";")}}` +
  `@media (prefers-color-scheme:dark){:root{--paper:${darkPaper}}}}`;

/** The palette in fewer stops for the small icon: coldest first. */
export const iconTones = ["#3a2a9a", "#b02f62", "#f3922a", ironBow[7]] as const;
