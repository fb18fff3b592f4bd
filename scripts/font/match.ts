import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Blob, Face, Font, Buffer as Run, shape } from "harfbuzzjs";
import subsetFont from "subset-font";
import { cutFont } from "./cut.ts";

/**
 * Fonts that systems have, as packages hold them: Arial is Arimo, which is as wide letter by letter, as Liberation Sans
 * is too. Android has Roboto, from its version 12 in one file of all weights, of which a page gets the regular one.
 */
const systemFonts = {
  arialBold: { family: "arimo", weight: 700 },
  robotoBold: { family: "roboto", weight: 700 },
  robotoRegular: { family: "roboto", weight: 400 },
} as const;

/** A font that can stand in for the display face until that is there. */
export type SystemFont = keyof typeof systemFonts;

/** What makes a font of the system stand in, for some characters, as @font-face descriptors want it. */
export type StandIn = {
  /** As `unicode-range` wants it; "" for all characters. */
  readonly range: string;
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
};

/** The stand-ins of each font of the system, for `matchFont`'s texts. */
export async function matchFonts(
  texts: readonly string[],
): Promise<Readonly<Record<SystemFont, readonly StandIn[]>>> {
  const names = Object.keys(systemFonts) as SystemFont[];
  const matches = await Promise.all(names.map(async (name) => [name, await matchFont(name, texts)] as const));
  return Object.fromEntries(matches) as Record<SystemFont, readonly StandIn[]>;
}

/**
 * Finds the stand-ins with which these texts are as wide as in the display face, and lines as high. Arial Bold is wide
 * in its spaces and narrow in its figures, so that one factor would be wrong for each of them. A word counts once, a
 * figure (or a price) as often as it is shown: most often in phone numbers, and those stand in a row with what they would move.
 * Characters that no text has get no stand-in.
 */
async function matchFont(name: SystemFont, texts: readonly string[]): Promise<readonly StandIn[]> {
  const text = texts.join(" ");
  const display = new Face(new Blob(await cutFont(text, "truetype")));
  const system = new Face(new Blob(await cutSystemFont(name, text)));
  const { ascender, descender } = new Font(display).hExtents();
  const all = [
    { range: "", runs: [...new Set(text.match(/[^\s\d£]+/g))] },
    { range: "U+30-39", runs: text.match(/\d+/g) ?? [] },
    { range: "U+A3", runs: text.match(/£/g) ?? [] },
    { range: "U+20,U+A0", runs: [" "] },
  ];
  const groups = all.filter(({ runs }) => runs.length > 0);
  return groups.map(({ range, runs }) => {
    const factor = widthOf(runs, display) / widthOf(runs, system);
    const height = (units: number) => percent(Math.abs(units) / display.upem / factor);
    return { range, sizeAdjust: percent(factor), ascent: height(ascender), descent: height(descender) };
  });
}

/** These characters of a font of the system, as TrueType. */
export function cutSystemFont(name: SystemFont, characters: string): Promise<Buffer> {
  const { family, weight } = systemFonts[name];
  const path = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
  const variable = readFileSync(createRequire(import.meta.url).resolve(path));
  return subsetFont(variable, characters, { targetFormat: "truetype", variationAxes: { wght: weight } });
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
  return `${Number((share * 100).toFixed(1))}%`;
}
