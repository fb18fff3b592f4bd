import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { launchChromium } from "../chromium.ts";
import { shortHash } from "../output-file.ts";

/**
 * Run it by hand for a change of typeface, then `npm run fix`: reduces the typeface to a fixed alphabet, with its kerning
 * but without ligatures, and fits the fallback fonts to it, so that nothing shifts when it arrives. Commit what it writes.
 */
const FOLDER = "static/assets";
const NAME = "special-gothic";
const MODULE = "components/styles/display-font.ts";
const CHARACTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" +
  "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØŒÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøœùúûüýÿß" +
  `0123456789 !"#$%&'()*+,-./:;=?@[]_£€°×–—‘’“”…`;

/** Of texts, and of headings, buttons and labels. Pages take them from here. */
const WEIGHTS = { text: 400, headings: 610 };
/** Words as in texts, and as in headlines, buttons and labels. */
const TEXT = `Usually, it is sludge: mostly black iron oxide from steel radiators. It settles at the bottom and can keep
hot water away from the metal. We flush it out of your heating system, in Reading and within miles. Same-week
appointments, by number of radiators. No fix, no fee. Every price includes a full system power flush. Count your radiators
and call us: we’ll tell you what we’d do, and what it costs. Homes and businesses. Insured engineers.`;
const HEADLINES = `Power flush prices: count your radiators. Cold at the bottom? It’s usually sludge. Not sure? Call us and
we’ll refer you. Areas we cover. Small, Medium and Large System. Get a Free Quote. About Us, Services, Prices & Booking.
Questions before you call. Will a flush suit your system? No fix, no fee. Insured engineers. Pipes as thin as a pencil?
Can’t call now? Save our number. Before, Flushing, After. Heavy blockages, older systems. Your heating, hot again.`;

/** Arial has wide spaces, capitals and narrow figures, so one factor isn't enough. Most figures are in phone numbers. */
const GROUPS = [
  { range: "", texts: (words: string) => words.split(/[\sA-Z]+/) },
  { range: "U+41-5A", texts: (words: string) => [...words.replaceAll(/[^A-Z]/g, "")] },
  { range: "U+30-39,U+A3", texts: () => ["0118", "496", "0123", "0118", "496", "0123", "£395", "12"] },
  { range: "U+20,U+A0", texts: () => [" "] },
];

/** Arimo's letters are as wide as Arial's. From Android 12 on, one file of Roboto has all weights; pages get the regular. */
const SYSTEM_FONTS = {
  arial: { family: "arimo", wght: 400, as: WEIGHTS.text, words: TEXT },
  roboto: { family: "roboto", wght: 400, as: WEIGHTS.text, words: TEXT },
  arialBold: { family: "arimo", wght: 700, as: WEIGHTS.headings, words: HEADLINES },
  robotoBold: { family: "roboto", wght: 700, as: WEIGHTS.headings, words: HEADLINES },
  robotoForHeadings: { family: "roboto", wght: 400, as: WEIGHTS.headings, words: HEADLINES },
};

const require = createRequire(import.meta.url);
const source = require.resolve(
  "@fontsource-variable/special-gothic/files/special-gothic-latin-standard-normal.woff2",
);

const options = {
  targetFormat: "woff2",
  variationAxes: { wdth: 96, wght: { min: WEIGHTS.text, max: WEIGHTS.headings } },
  noLayoutClosure: true,
  keepFeatures: ["kern"],
  // Without it, all weights share the kerning of the lightest, which saves a fifth of the file.
  dropTables: ["GDEF"],
} as const;
const typeface = await subsetFont(readFileSync(source), CHARACTERS, options);
const fallbackFonts = await fitFallbackFonts();
const name = `${NAME}-${shortHash(typeface)}.woff2`;
for (const old of readdirSync(FOLDER)) if (old.startsWith(`${NAME}-`)) rmSync(join(FOLDER, old));
writeFileSync(join(FOLDER, name), typeface);
// SIL OFL 1.1 requires it.
writeFileSync("static/OFL.txt", readFileSync(join(source, "../../LICENSE")));
writeFileSync(
  MODULE,
  `// Made by scripts/assets/font.ts.

/** The display face's file, below the site's root. */
export const displayFont = "/assets/${name}";

/** The lightest and the heaviest that it has. */
export const weights = ${JSON.stringify(WEIGHTS)} as const;

/** Descriptors that make system fonts as wide and as high as the display face: for all characters, then for some. */
export const fallbackFonts = ${JSON.stringify(fallbackFonts)} as const;
`,
);
console.log(`${FOLDER}/${name}: ${typeface.length.toLocaleString("en-GB")} bytes`);

async function fitFallbackFonts() {
  const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;
  const browser = await launchChromium();
  const page = await browser.newPage();
  const measure = async (font: Buffer, weight: number, words: string) => {
    const groups = GROUPS.map(({ texts }) => texts(words));
    const data = { address: `data:font/ttf;base64,${font.toString("base64")}`, weight, groups };
    return page.evaluate(async ({ address, weight, groups }) => {
      const face = await new FontFace("Measured", `url(${address})`, { weight: "1 1000" }).load();
      document.fonts.clear();
      document.fonts.add(face);
      const context = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
      context.font = `${weight} 1000px Measured`;
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText("x");
      const widths = groups.map((texts) =>
        texts.reduce((sum, text) => sum + context.measureText(text).width, 0),
      );
      return { ascent, descent, widths };
    }, data);
  };
  const fitted: Record<string, object[]> = {};
  for (const [key, { family, wght, as, words }] of Object.entries(SYSTEM_FONTS)) {
    const { ascent, descent, widths } = await measure(typeface, as, words);
    const path = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
    const file = readFileSync(require.resolve(path));
    const system = await subsetFont(file, CHARACTERS, { variationAxes: { wght } });
    const from = await measure(system, as, words);
    const factors = GROUPS.map((_, index) => (widths[index] ?? 0) / (from.widths[index] ?? 1));
    fitted[key] = GROUPS.flatMap(({ range }, index) => {
      const factor = factors[index] ?? 1;
      if (range && Math.abs(factor / (factors[0] ?? 1) - 1) < 0.01) return []; // as wide as the letters
      const height = (length: number) => percent(length / 1000 / factor);
      // A line's height and baseline come from the face that has the space.
      const heights = { ascent: height(ascent), descent: height(descent) };
      return { range, sizeAdjust: percent(factor), ...((!range || range.includes("U+20")) && heights) };
    });
  }
  await browser.close();
  return fitted;
}
