import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { launchChromium } from "../tests/tools/chromium.ts";
import { compile } from "./compile/site-code.ts";

/**
 * The command `npm run pictures`: draws the icons and the social picture from the site's components into static/. Run
 * it after a change of the logo, the radiator or the name, and commit the files. `npm run pictures -- social.png` draws
 * only that file.
 */
const root = process.cwd();
const ICON = "components/page/icon.ts";
const SOCIAL = "components/drawings/SocialPicture.tsx";
const FACTS = "data/social-picture.ts";

const bundle = await compile(root, [ICON, SOCIAL, FACTS]);
const { icon } = bundle.run(ICON) as { icon: string };
const { SocialPicture } = bundle.run(SOCIAL) as { SocialPicture: ComponentType<{ font: string }> };
const { socialPicture } = bundle.run(FACTS) as {
  socialPicture: { readonly width: number; readonly height: number };
};

const drawings: Readonly<Record<string, (page: Page) => Promise<Buffer>>> = {
  "favicon.ico": async (page) => ico([await iconAt(page, 16), await iconAt(page, 32)]),
  "apple-touch-icon.png": (page) => iconAt(page, 180),
  "social.png": socialPictureOn,
};
const wanted = process.argv.slice(2);
const browser = await launchChromium();
const page = await browser.newPage();
for (const [name, draw] of Object.entries(drawings)) {
  if (wanted.length === 0 || wanted.includes(name)) write(name, await draw(page));
}
await browser.close();

async function socialPictureOn(page: Page): Promise<Buffer> {
  const { width, height } = socialPicture;
  const html = renderToStaticMarkup(createElement(SocialPicture, { font: fontAsData() }));
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html>${html}`);
  await page.evaluate(() => document.fonts.ready);
  // 256 colours are enough for the palette, and keep the file below the 100 KB that previews load at once.
  return sharp(await page.screenshot())
    .png({ palette: true, colours: 256, effort: 10 })
    .toBuffer();
}

/** The font from static/, inline for a page without an address. */
function fontAsData(): string {
  const name = readdirSync(join(root, "static/fonts")).find((file) => file.endsWith(".woff2")) ?? "";
  return `data:font/woff2;base64,${readFileSync(join(root, "static/fonts", name)).toString("base64")}`;
}

async function iconAt(page: Page, size: number): Promise<Buffer> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<!doctype html><style>*{margin:0}svg{display:block;width:100vw}</style>${icon}`);
  return page.screenshot({ omitBackground: true });
}

/** Packs square PNGs into one .ico: a header of 6 bytes, an entry of 16 for each, then the PNGs. */
function ico(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
  let offset = header.length + 16 * pictures.length;
  const entries = pictures.map((picture) => {
    const entry = Buffer.alloc(16);
    const size = picture.readUInt32BE(16); // the width in the PNG's first chunk
    entry.set([size, size, 0, 0, 1, 0, 32, 0]);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures]);
}

function write(name: string, contents: Buffer): void {
  writeFileSync(join(root, "static", name), contents);
  console.log(`static/${name}  ${contents.length.toLocaleString("en-GB")} bytes`);
}
