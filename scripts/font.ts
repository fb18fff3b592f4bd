import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";
import { launchChromium } from "../tests/tools/chromium.ts";

/**
 * Run it by hand for a change of typeface, then `npm run fix`: reduces the typeface to a fixed alphabet, with its kerning
 * but without ligatures, and fits the fallback fonts to it, so that nothing shifts when it arrives. Commit what it writes.
 */
const FOLDER = "static/fonts";
const NAME = "special-gothic";
const MODULE = "components/styles/display-font.ts";

const CHARACTERS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" +
  "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØŒÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøœùúûüýÿß" +
  `0123456789 !"%&'()+,-./:;?@£€°–—‘’“”…`;

/** Arimo's letters are as wide as Arial's. From Android 12 on, one file of Roboto has all weights; pages get the regular. */
const systemFonts = {
  arialBold: { family: "arimo", wght: 700 },
  robotoBold: { family: "roboto", wght: 700 },
  robotoRegular: { family: "roboto", wght: 400 },
};

/** Words as in headlines, buttons and labels. */
const WORDS = `Power flush prices: count your radiators. Cold at the bottom? It’s usually sludge. Not sure? Call us and
we’ll refer you. Areas we cover. Small, Medium and Large System. Get a Free Quote. About Us, Services, Prices & Booking.
Questions before you call. Will a flush suit your system? No fix, no fee. Insured engineers. Pipes as thin as a pencil?
Can’t call now? Save our number. Before, Flushing, After. Heavy blockages, older systems. Your heating, hot again.`;

/** Arial Bold has wide spaces and narrow figures, so one factor isn't enough. Most figures are in phone numbers. */
const GROUPS = [
  { range: "", texts: WORDS.split(/\s+/) },
  { range: "U+30-39,U+A3", texts: ["0118", "496", "0123", "0118", "496", "0123", "£395", "12"] },
  { range: "U+20,U+A0", texts: [" "] },
];

const require = createRequire(import.meta.url);
const typeface = require.resolve(
  "@fontsource-variable/special-gothic/files/special-gothic-latin-standard-normal.woff2",
);

const display = await subsetFont(readFileSync(typeface), CHARACTERS, {
  targetFormat: "woff2",
  variationAxes: { wdth: 96, wght: 610 },
  noLayoutClosure: true,
});
const fallbackFonts = await fitFallbackFonts();
const name = `${NAME}-${createHash("sha256").update(display).digest("hex").slice(0, 8)}.woff2`;
mkdirSync(FOLDER, { recursive: true });
for (const old of readdirSync(FOLDER)) if (old.startsWith(`${NAME}-`)) rmSync(join(FOLDER, old));
writeFileSync(join(FOLDER, name), display);
// SIL OFL 1.1 requires it.
writeFileSync(join(FOLDER, "OFL.txt"), readFileSync(join(typeface, "../../LICENSE")));
writeFileSync(
  MODULE,
  `// Made by scripts/font.ts.

/** The display face's file, below the site's root. */
export const displayFont = "/fonts/${name}";

/** Descriptors that make system fonts as wide and as high as the display face: for all characters, then for some. */
export const fallbackFonts = ${JSON.stringify(fallbackFonts)} as const;
`,
);
console.log(`${FOLDER}/${name}: ${display.length.toLocaleString("en-GB")} bytes`);

async function fitFallbackFonts() {
  const browser = await launchChromium();
  const page = await browser.newPage();
  const measure = async (font: Buffer) => {
    const data = { address: `data:font/woff2;base64,${font.toString("base64")}`, groups: GROUPS };
    return page.evaluate(async ({ address, groups }) => {
      const face = await new FontFace("Measured", `url(${address})`).load();
      document.fonts.clear();
      document.fonts.add(face);
      const context = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
      context.font = "1000px Measured";
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText("x");
      const widths = groups.map(({ texts }) =>
        texts.reduce((sum, text) => sum + context.measureText(text).width, 0),
      );
      return { ascent, descent, widths };
    }, data);
  };
  const { ascent, descent, widths } = await measure(display);
  const fitted: Record<string, object[]> = {};
  for (const [key, { family, wght }] of Object.entries(systemFonts)) {
    const path = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
    const source = readFileSync(require.resolve(path));
    const options = { targetFormat: "woff2", variationAxes: { wght } } as const;
    const system = await measure(await subsetFont(source, CHARACTERS, options));
    fitted[key] = GROUPS.map(({ range }, index) => {
      const factor = (widths[index] ?? 0) / (system.widths[index] ?? 1);
      const height = (length: number) => percent(length / 1000 / factor);
      return { range, sizeAdjust: percent(factor), ascent: height(ascent), descent: height(descent) };
    });
  }
  await browser.close();
  return fitted;
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))}%`;
}
