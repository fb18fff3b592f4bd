import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { launchChromium } from "../tests/tools/chromium.ts";

/**
 * Run it by hand for a change of the logo, the radiator or the typeface: draws the icons and the social picture from the
 * site's components into static/. Commit what it writes.
 */
const components = join(process.cwd(), "components");
const { icon } = await import(join(components, "page/icon.ts"));
const { SocialPicture, size } = await import(join(components, "drawings/SocialPicture.tsx"));
const { displayFont } = await import(join(components, "styles/display-font.ts"));

const browser = await launchChromium();
const page = await browser.newPage();
write("favicon.ico", ico([await iconOn(page, 16), await iconOn(page, 32)]));
write("apple-touch-icon.png", await iconOn(page, 180));
write("social.png", await socialPictureOn(page));
await browser.close();

async function socialPictureOn(page: Page): Promise<Buffer> {
  const data = readFileSync(join("static", displayFont), "base64");
  const html = renderToStaticMarkup(createElement(SocialPicture, { font: `data:font/woff2;base64,${data}` }));
  await page.setViewportSize(size);
  await page.setContent(`<!doctype html>${html}`);
  await page.evaluate(() => document.fonts.ready);
  // 256 colours are enough for the palette, and keep the file below the 100 KB that previews load at once.
  return sharp(await page.screenshot())
    .png({ palette: true, colours: 256, effort: 10 })
    .toBuffer();
}

async function iconOn(page: Page, side: number): Promise<Buffer> {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<!doctype html><style>*{margin:0}svg{display:block;width:100vw}</style>${icon}`);
  return page.screenshot({ omitBackground: true });
}

/** Packs square PNGs into one .ico: a header of 6 bytes, an entry of 16 for each, then the PNGs. */
function ico(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
  let offset = header.length + 16 * pictures.length;
  const entries = pictures.map((picture) => {
    const entry = Buffer.alloc(16);
    const side = picture.readUInt32BE(16); // the width in the PNG's first chunk
    entry.set([side, side, 0, 0, 1, 0, 32, 0]);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures]);
}

function write(name: string, contents: Buffer): void {
  writeFileSync(join("static", name), contents);
  console.log(`static/${name}: ${contents.length.toLocaleString("en-GB")} bytes`);
}
