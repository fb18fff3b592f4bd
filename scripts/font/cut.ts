import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { turnArrow } from "./arrow.ts";

/** The typeface's files, by its package. */
const resolve = (path: string) =>
  createRequire(import.meta.url).resolve(`@fontsource-variable/special-gothic/${path}`);

/** The one instance of the variable font that the site uses. */
const INSTANCE = { wdth: 96, wght: 610 };

/** SIL OFL 1.1: it goes wherever the font goes. */
export function readLicence(): Buffer {
  return readFileSync(resolve("LICENSE"));
}

/** Cuts the display face down to these characters: no other glyphs and no ligatures, but their kerning. */
export async function cutFont(characters: string, targetFormat: "woff2" | "truetype"): Promise<Buffer> {
  const whole = readFileSync(resolve("files/special-gothic-latin-standard-normal.woff2"));
  const cut = await subsetFont(whole, characters.replace("→", "↑"), {
    targetFormat: "truetype",
    variationAxes: INSTANCE,
    noLayoutClosure: true,
  });
  return subsetFont(characters.includes("→") ? turnArrow(cut) : cut, characters, { targetFormat });
}
