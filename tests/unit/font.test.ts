import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Face, Font } from "harfbuzzjs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { displayFont } from "../../components/styles/display-font.ts";
import { displayCharacters } from "../../data/display-characters.ts";
import { SiteError } from "../../scripts/errors/site-error.ts";
import { renewFont } from "../../scripts/font/build-font.ts";
import { cutFont } from "../../scripts/font/cut.ts";
import { matchFonts } from "../../scripts/font/match.ts";
import { root } from "../root.ts";
import { filesOf } from "./dist-state.ts";
import { copyOfSite, dataOf, siteWith } from "./fixture.ts";

const file = join(root, "static", displayFont);
const font = readFileSync(file);

/** A font in a readable form: cutting out every character leaves it as it is. */
async function opened(data: Buffer): Promise<Face> {
  const everyCharacter = String.fromCodePoint(...Array(0xd800).keys());
  return new Face(new Blob(await subsetFont(data, everyCharacter, { targetFormat: "truetype" })));
}

test("is one file of at most 10,000 bytes, named by its hash, with its licence beside it", () => {
  const hash = createHash("sha256").update(font).digest("hex").slice(0, 8);
  expect(displayFont).toBe(`/fonts/special-gothic-${hash}.woff2`);
  expect(font.length).toBeLessThanOrEqual(10_000);
  expect(readdirSync(join(root, "static/fonts"))).toEqual(["OFL.txt", `special-gothic-${hash}.woff2`]);
  expect(readFileSync(join(root, "static/fonts/OFL.txt"), "utf8")).toContain("SIL OPEN FONT LICENSE");
});

test("has printable ASCII and £ ° – — ‘ ’ “ ” · × →, and nothing else", async () => {
  const ascii = Array.from({ length: 95 }, (_, index) => 0x20 + index);
  const more = [..."£°–—‘’“”·×→"].map((character) => character.codePointAt(0) ?? 0);
  const held = [...(await opened(font)).collectUnicodes()];
  expect(held).toEqual([...ascii, ...more].sort((one, other) => one - other));
  expect(new Set(displayCharacters)).toEqual(new Set(String.fromCodePoint(...held)));
});

test("is what npm run font makes, byte for byte, with its stand-ins, and replaces an older one", async () => {
  const folder = copyOfSite();
  writeFileSync(join(folder, "static/fonts/special-gothic-00000000.woff2"), "old");
  expect(await renewFont(folder)).toBe(`static${displayFont}: ${font.length.toLocaleString("en-GB")} bytes`);
  expect(filesOf(join(folder, "static/fonts"))).toEqual(filesOf(join(root, "static/fonts")));
  // The stand-ins' figures move a little with every word that is set in the display face.
  const [made, kept] = [folder, root].map((place) =>
    readFileSync(join(place, "components/styles/display-font.ts"), "utf8").replace(/"[\d.]+%"/g, "%"),
  );
  expect(made).toBe(kept);
});

test("is not written when the typeface lacks characters, or there are too many", async () => {
  const promise = (displayCharacters: string) => siteWith({ "data/index.ts": dataOf({ displayCharacters }) });
  const lacking = promise("abc漢😀");
  await expect(renewFont(lacking)).rejects.toMatchObject({
    problems: [
      { message: "The typeface itself has no “漢”." },
      { message: "The typeface itself has no “😀”." },
    ],
  });
  expect(existsSync(join(lacking, "static"))).toBe(false);
  const latin = String.fromCodePoint(...Array.from({ length: 0x17f - 0x21 }, (_, index) => 0x21 + index));
  const error = await renewFont(promise(latin)).catch((reason: unknown) => reason);
  if (!(error instanceof SiteError)) throw error;
  const missing = error.problems.map(({ text }) => text);
  const held = [...latin].filter((character) => !missing.includes(character)).join("");
  await expect(renewFont(promise(held))).rejects.toThrow(/The font would have \d+ bytes, more than 10000\./);
});

test("→ is the typeface's ↑, turned", async () => {
  const up = new Font(await opened(await cutFont("↑", "woff2")));
  const right = new Font(await opened(font));
  const tall = up.glyphExtents(up.nominalGlyph(0x2191) ?? 0);
  const long = right.glyphExtents(right.nominalGlyph(0x2192) ?? 0);
  expect(long).toMatchObject({ width: -(tall?.height ?? 0), height: -(tall?.width ?? 0) });
});

test("stays when a new one cannot be named: an abort leaves the old one in place", async () => {
  const font = "static/fonts/special-gothic-00000000.woff2";
  const facts = dataOf({ displayCharacters: "abc" });
  // A folder stands where the module with the new font's name would be written.
  const site = siteWith({ "data/index.ts": facts, [font]: "old", "components/styles/display-font.ts/a": "" });
  await expect(renewFont(site)).rejects.toThrow("EISDIR");
  expect(readFileSync(join(site, font), "utf8")).toBe("old");
});

test("has no stand-in for characters that no page sets in it", async () => {
  const { robotoRegular } = await matchFonts(["Cold"]);
  expect(robotoRegular.map(({ range }) => range)).toEqual(["", "U+20,U+A0"]);
});

test.each([
  ["arialBold", 92, 97.6],
  ["robotoBold", 98, 94.6],
  ["robotoRegular", 98.9, 96.6],
] as const)(
  "%s becomes as wide and as high as the font, each group of characters by itself",
  async (name, letterSize, figureSize) => {
    const { [name]: standIns } = await matchFonts(["Cold at the bottom?", "01632 960123"]);
    expect(standIns.map(({ range }) => range)).toEqual(["", "U+30-39", "U+20,U+A0"]);
    const [letters, figures] = standIns.map(({ sizeAdjust }) => Number.parseFloat(sizeAdjust));
    expect(letters).toBeCloseTo(letterSize, 0);
    expect(figures).toBeCloseTo(figureSize, 0);
    for (const { sizeAdjust, ascent, descent } of standIns) {
      const size = Number.parseFloat(sizeAdjust) / 100;
      expect(Number.parseFloat(ascent) * size).toBeCloseTo(100.5, 0);
      expect(Number.parseFloat(descent) * size).toBeCloseTo(29.5, 0);
    }
  },
);
