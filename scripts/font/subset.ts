import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

/**
 * System fonts from packages: Arimo's and Liberation Sans's letters are as wide as Arial's. Android has Roboto; from
 * version 12 on, one file has all weights, and pages get the regular one.
 */
export const systemFonts = {
  arialBold: { family: "arimo", weight: 700 },
  robotoBold: { family: "roboto", weight: 700 },
  robotoRegular: { family: "roboto", weight: 400 },
} as const;

export type SystemFont = keyof typeof systemFonts;

/** SIL OFL 1.1: the licence must accompany the font. */
export function readLicence(): Buffer {
  return readFileSync(require.resolve("@fontsource-variable/special-gothic/LICENSE"));
}

/** The display face with these characters and their kerning only: no other glyphs, no ligatures. */
export function subsetDisplayFont(characters: string, targetFormat: "woff2" | "truetype"): Promise<Buffer> {
  const path = "@fontsource-variable/special-gothic/files/special-gothic-latin-standard-normal.woff2";
  const variationAxes = { wdth: 96, wght: 610 };
  const options = { targetFormat, variationAxes, noLayoutClosure: true };
  return subsetFont(readFileSync(require.resolve(path)), characters, options);
}

/** A system font with these characters only, as TrueType. */
export function subsetSystemFont(name: SystemFont, characters: string): Promise<Buffer> {
  const { family, weight } = systemFonts[name];
  const path = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
  const options = { targetFormat: "truetype", variationAxes: { wght: weight } } as const;
  return subsetFont(readFileSync(require.resolve(path)), characters, options);
}
