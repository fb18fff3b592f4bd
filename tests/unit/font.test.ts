import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Face, Font } from "harfbuzzjs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { displayFont } from "../../components/display-font.ts";
import { displayCharacters } from "../../data/display-characters.ts";
import { cutFont } from "../../scripts/font/cut.ts";
import { matchFallback } from "../../scripts/font/match.ts";
import { root } from "../root.ts";

const file = join(root, "static", displayFont);
const font = readFileSync(file);

/** A font as it can be looked into; cutting out every character leaves it as it is. */
async function opened(data: Buffer): Promise<Face> {
  const everyCharacter = String.fromCodePoint(...Array(0xd800).keys());
  return new Face(new Blob(await subsetFont(data, everyCharacter, { targetFormat: "truetype" })));
}

test("the font is one file of at most 10,000 bytes, named by its bytes, with its licence beside it", () => {
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
  expect(displayFont).toBe(`/fonts/special-gothic-${hash}.woff2`);
  expect(font.length).toBeLessThanOrEqual(10_000);
  expect(readdirSync(join(root, "static/fonts"))).toEqual(["OFL.txt", `special-gothic-${hash}.woff2`]);
  expect(readFileSync(join(root, "static/fonts/OFL.txt"), "utf8")).toContain("SIL OPEN FONT LICENSE");
});

test("it holds printable ASCII and £ ° – — ‘ ’ “ ” · × →, and nothing else", async () => {
  const ascii = Array.from({ length: 95 }, (_, index) => 0x20 + index);
  const more = [..."£°–—‘’“”·×→"].map((character) => character.codePointAt(0) ?? 0);
  const held = [...(await opened(font)).collectUnicodes()];
  expect(held).toEqual([...ascii, ...more].sort((one, other) => one - other));
  expect(new Set(displayCharacters)).toEqual(new Set(String.fromCodePoint(...held)));
});

test("it is what npm run font makes, byte for byte", async () => {
  expect((await cutFont(displayCharacters, "woff2")).equals(font)).toBe(true);
});

test("→ is the typeface's ↑, turned", async () => {
  const up = new Font(await opened(await cutFont("↑", "woff2")));
  const right = new Font(await opened(font));
  const tall = up.glyphExtents(up.nominalGlyph(0x2191) ?? 0);
  const long = right.glyphExtents(right.nominalGlyph(0x2192) ?? 0);
  expect(long).toMatchObject({ width: -(tall?.height ?? 0), height: -(tall?.width ?? 0) });
});

test("the fallback is made as wide as the font and its lines as high, each group of characters by itself", async () => {
  const standIns = await matchFallback(["Cold at the bottom?", "0118 496 0123"]);
  expect(standIns.map(({ range }) => range)).toEqual(["U+0-10FFFF", "U+30-39", "U+A3", "U+20, U+A0"]);
  const [letters, figures] = standIns.map(({ sizeAdjust }) => Number.parseFloat(sizeAdjust));
  expect(letters).toBeCloseTo(92, 0);
  expect(figures).toBeCloseTo(95.7, 0);
  for (const { sizeAdjust, ascent, descent } of standIns) {
    const size = Number.parseFloat(sizeAdjust) / 100;
    expect(Number.parseFloat(ascent) * size).toBeCloseTo(100.5, 0);
    expect(Number.parseFloat(descent) * size).toBeCloseTo(29.5, 0);
  }
});
