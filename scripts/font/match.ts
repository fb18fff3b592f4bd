import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Blob, Face, Font, Buffer as Run, shape } from "harfbuzzjs";
import subsetFont from "subset-font";
import { cutFont } from "./cut.ts";

/** What makes Arial Bold stand in for the display face, for some characters, as @font-face descriptors want it. */
export type StandIn = {
  /** As `unicode-range` wants it. */
  readonly range: string;
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
};

/**
 * Finds the stand-ins with which these texts are as wide as in the display face, and lines as high. Arial Bold is wide
 * in its spaces and narrow in its figures, so that one factor would be wrong for each of them. A word counts once, a
 * figure as often as it is shown: most often in phone numbers, and those stand in a row with what they would move.
 * Characters that no text has get no stand-in.
 * Measured in Arimo, a package; letter by letter it is as wide as Arial, as Liberation Sans is too.
 */
export async function matchFallback(texts: readonly string[]): Promise<readonly StandIn[]> {
  const text = ["£", ...texts].join(" ");
  const display = new Face(new Blob(await cutFont(text, "truetype")));
  const arial = new Face(new Blob(await arialBold(text)));
  const { ascender, descender } = new Font(display).hExtents();
  const all = [
    { range: "U+0-10FFFF", runs: [...new Set(text.match(/[^\s\d£]+/g))] },
    { range: "U+30-39", runs: text.match(/\d+/g) ?? [] },
    { range: "U+A3", runs: ["£"] },
    { range: "U+20, U+A0", runs: [" "] },
  ];
  const groups = all.filter(({ runs }) => runs.length > 0);
  return groups.map(({ range, runs }) => {
    const factor = widthOf(runs, display) / widthOf(runs, arial);
    const height = (units: number) => percent(Math.abs(units) / display.upem / factor);
    return { range, sizeAdjust: percent(factor), ascent: height(ascender), descent: height(descender) };
  });
}

function arialBold(characters: string): Promise<Buffer> {
  const path = "@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2";
  const variable = readFileSync(createRequire(import.meta.url).resolve(path));
  return subsetFont(variable, characters, { targetFormat: "truetype", variationAxes: { wght: 700 } });
}

/** The advance widths of these runs of text together, with kerning, in em. */
function widthOf(runs: readonly string[], face: Face): number {
  const font = new Font(face);
  const advances = runs.flatMap((text) => {
    const run = new Run();
    run.addText(text);
    run.guessSegmentProperties();
    shape(font, run);
    return run.getGlyphPositions().map(({ xAdvance }) => xAdvance);
  });
  return advances.reduce((sum, advance) => sum + advance, 0) / face.upem;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
