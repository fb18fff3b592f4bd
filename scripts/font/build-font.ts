import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Face } from "harfbuzzjs";
import { displayTexts } from "../checks/page/display-characters.ts";
import { parsePage } from "../checks/parse.ts";
import { throwIfAny } from "../errors/site-error.ts";
import { hashInName } from "../hosting/headers.ts";
import { bundle } from "../stages/bundle.ts";
import { discover } from "../stages/discover.ts";
import { load } from "../stages/load.ts";
import { render } from "../stages/render.ts";
import { cutFont, readLicence } from "./cut.ts";
import { matchFonts, type StandIn } from "./match.ts";

const NAME = "special-gothic";
/** The file comes after the page, over the same slow network. */
const MOST_BYTES = 10_000;
const FOLDER = "static/fonts";
const MODULE = "components/styles/display-font.ts";

/**
 * Cuts the display face down to the characters that data/ promises, and matches the fallback to it by what the pages
 * set in it. Made of the same files, it is the same to the byte. Gives the path of the font and its size in words.
 * @throws {SiteError} when the site cannot be made, the typeface lacks a character, or the file would be too large
 */
export async function renewFont(root: string): Promise<string> {
  const site = await load(root, discover(root));
  const assets = await bundle(root);
  const texts = render(site, assets).flatMap((page) => displayTexts(parsePage(page)));
  const font = await makeFont(site.data.displayCharacters);
  const standIns = await matchFonts(texts);
  const name = writeFont(root, font);
  writeFileSync(join(root, MODULE), moduleFor(`/fonts/${name}`, standIns));
  removeOthers(root, name);
  return `${FOLDER}/${name}: ${font.length.toLocaleString("en-GB")} bytes`;
}

/** @throws {SiteError} when the typeface lacks a character, or the file would be too large */
async function makeFont(characters: string): Promise<Buffer> {
  const held = new Set(new Face(new Blob(await cutFont(characters, "truetype"))).collectUnicodes());
  const missing = [...characters].filter((character) => !held.has(character.codePointAt(0) ?? 0));
  const hint = "Take it out of displayCharacters.";
  throwIfAny(
    missing.map((text) => ({ file: "data/", text, message: `The typeface itself has no “${text}”.`, hint })),
  );
  const font = await cutFont(characters, "woff2");
  const message = `The font would have ${font.length} bytes, more than ${MOST_BYTES}.`;
  if (font.length > MOST_BYTES) {
    throwIfAny([{ file: "data/", text: "displayCharacters", message, hint: "Promise fewer characters." }]);
  }
  return font;
}

/** Puts the font and its licence beside the last one; gives its name. */
function writeFont(root: string, font: Buffer): string {
  const folder = join(root, FOLDER);
  const name = `${NAME}-${hashInName(font)}.woff2`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), font);
  writeFileSync(join(folder, "OFL.txt"), readLicence());
  return name;
}

/** Only once nothing names them any more: an abort before that leaves a font too many, and none missing. */
function removeOthers(root: string, name: string): void {
  const folder = join(root, FOLDER);
  const others = readdirSync(folder).filter((file) => file.startsWith(`${NAME}-`) && file !== name);
  for (const other of others) rmSync(join(folder, other));
}

function moduleFor(path: string, standIns: Readonly<Record<string, readonly StandIn[]>>): string {
  const lists = Object.entries(standIns).map(
    ([name, rows]) => `  ${name}: [\n${rows.map(rowFor).join("")}  ],\n`,
  );
  return `// Made by \`npm run font\`.

/** The file of the display face, below the site's root. */
export const displayFont = "${path}";

/** What makes fonts of the system as wide and as high as the display face, for all characters and then for some. */
export const standIns = {
${lists.join("")}} as const;
`;
}

function rowFor({ range, sizeAdjust, ascent, descent }: StandIn): string {
  return `    { range: "${range}", sizeAdjust: "${sizeAdjust}", ascent: "${ascent}", descent: "${descent}" },\n`;
}
