import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Blob, Face } from "harfbuzzjs";
import { displayTexts } from "../checks/page/display-characters.ts";
import { CheckedPage } from "../checks/page.ts";
import type { Problem } from "../contract.ts";
import { throwIfAny } from "../errors/site-error.ts";
import { hashInName } from "../hosting/headers.ts";
import { bundle } from "../stages/bundle.ts";
import { discover } from "../stages/discover.ts";
import { load } from "../stages/load.ts";
import { render } from "../stages/render.ts";
import { type FallbackFonts, fitFallbackFonts } from "./fallback-fonts.ts";
import { readLicence, subsetDisplayFont } from "./subset.ts";

const NAME = "special-gothic";
const FOLDER = "static/fonts";
const MODULE = "components/styles/display-font.ts";

/**
 * Reduces the display face to the characters listed in data/, and fits the fallback fonts to the pages' text in it. The
 * same sources give the same bytes. Returns the font's path and size, for the terminal.
 * @throws {SiteError} if the site can't be built or the typeface lacks a character
 */
export async function buildFont(root: string): Promise<string> {
  const site = await load(root, discover(root));
  const assets = await bundle(root);
  const texts = render(site, assets).flatMap((page) => displayTexts(new CheckedPage(page)));
  const font = await makeFont(site.data.displayCharacters);
  const fallbackFonts = await fitFallbackFonts(texts);
  const folder = join(root, FOLDER);
  const name = `${NAME}-${hashInName(font)}.woff2`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), font);
  writeFileSync(join(folder, "OFL.txt"), readLicence());
  writeFileSync(join(root, MODULE), moduleFor(`/fonts/${name}`, fallbackFonts));
  // Last, so that an aborted run never leaves a name without its file.
  const others = readdirSync(folder).filter((file) => file.startsWith(`${NAME}-`) && file !== name);
  for (const other of others) rmSync(join(folder, other));
  return `${FOLDER}/${name}: ${font.length.toLocaleString("en-GB")} bytes`;
}

async function makeFont(characters: string): Promise<Buffer> {
  const face = new Face(new Blob(await subsetDisplayFont(characters, "truetype")));
  const held = new Set(face.collectUnicodes());
  const missing = [...characters].filter((character) => !held.has(character.codePointAt(0) ?? 0));
  throwIfAny(missing.map(missingProblem));
  return subsetDisplayFont(characters, "woff2");
}

function missingProblem(text: string): Problem {
  const message = `The typeface itself has no “${text}”.`;
  const hint = "Remove it from displayCharacters.";
  return { rule: "missing-glyph", places: ["data/"], text, message, hint };
}

function moduleFor(path: string, fallbackFonts: FallbackFonts): string {
  return `// Made by \`npm run font\`.

/** The display face's file, below the site's root. */
export const displayFont = "${path}";

/** Descriptors that make system fonts as wide and as high as the display face: for all characters, then for some. */
export const fallbackFonts = ${JSON.stringify(fallbackFonts)} as const;
`;
}
