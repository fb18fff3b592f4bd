import { Blob, Face, Font, Buffer as Run, shape } from "harfbuzzjs";
import { type SystemFont, subsetDisplayFont, subsetSystemFont, systemFonts } from "./subset.ts";

/** The @font-face descriptors that fit a system font to the display face, for some characters. */
export type FallbackFace = {
  /** The `unicode-range`; "" for all characters. */
  readonly range: string;
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
};

export type FallbackFonts = Readonly<Record<SystemFont, readonly FallbackFace[]>>;

/**
 * Fits each system font, so that these texts are as wide and as high as in the display face. Characters that are in no
 * text get no face.
 */
export async function fitFallbackFonts(texts: readonly string[]): Promise<FallbackFonts> {
  const text = texts.join(" ");
  const display = new Face(new Blob(await subsetDisplayFont(text, "truetype")));
  const fit = async (name: SystemFont) => {
    const system = new Face(new Blob(await subsetSystemFont(name, text)));
    return [name, facesFor(text, display, system)] as const;
  };
  const faces = await Promise.all((Object.keys(systemFonts) as SystemFont[]).map(fit));
  return Object.fromEntries(faces) as Record<SystemFont, readonly FallbackFace[]>;
}

/**
 * Arial Bold has wide spaces and narrow figures, so one factor isn't enough. A word counts once. A figure or price
 * counts each time it appears, mostly in phone numbers, because a change of its width would move what is beside it.
 */
function facesFor(text: string, display: Face, system: Face): readonly FallbackFace[] {
  const { ascender, descender } = new Font(display).hExtents();
  const groups = [
    { range: "", runs: [...new Set(text.match(/[^\s\d£]+/g))] },
    { range: "U+30-39,U+A3", runs: text.match(/[\d£]+/g) ?? [] },
    { range: "U+20,U+A0", runs: [" "] },
  ].filter(({ runs }) => runs.length > 0);
  return groups.map(({ range, runs }) => {
    const factor = widthOf(runs, display) / widthOf(runs, system);
    const height = (units: number) => percent(Math.abs(units) / display.upem / factor);
    return { range, sizeAdjust: percent(factor), ascent: height(ascender), descent: height(descender) };
  });
}

/** The sum of the advance widths of these texts, with kerning, in em. */
function widthOf(texts: readonly string[], face: Face): number {
  const font = new Font(face);
  const advances = texts.flatMap((text) => {
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
