import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { Pipes } from "../../components/drawings/Pipes.tsx";
import { RadiatorDefinitions } from "../../components/flush/RadiatorScene.tsx";
import { flutes, Logo } from "../../components/page/Logo.tsx";
import { iconTones, ironBow, tokens } from "../../components/styles/colours.ts";
import { displayFont } from "../../components/styles/display-font.ts";
import { socialPicture } from "../../data/copy/social-picture.ts";
import { launchChromium } from "../chromium.ts";
import { shortHash } from "../output-file.ts";

/**
 * Run it by hand for a change of the logo, the pipes, the radiator or the typeface, then `npm run fix`: draws the icons,
 * the social picture and the pipes, from the site's components into static/. Commit what it writes.
 */
const FOLDER = "static/assets";

mkdirSync(FOLDER, { recursive: true });
for (const old of readdirSync(FOLDER)) if (old.startsWith("pipes-")) rmSync(join(FOLDER, old));
const pipes = Buffer.from(renderToStaticMarkup(<Pipes />));
const pipesFile = `assets/pipes-${shortHash(pipes)}.svg`;
write(pipesFile, pipes);
writeFileSync(
  "components/drawings/pipes-file.ts",
  `// Made by scripts/assets/pictures.tsx.

/** The address of the pipes' drawing, which is a file so that it loads after the page's text. */
export const pipesFile = "/${pipesFile}";
`,
);

const browser = await launchChromium();
const page = await browser.newPage();
write("favicon.ico", ico([await iconOn(page, 16), await iconOn(page, 32)]));
write("apple-touch-icon.png", await iconOn(page, 180));
write("social.png", await socialPictureOn(page));
await browser.close();

async function socialPictureOn(page: Page): Promise<Buffer> {
  const data = readFileSync(join("static", displayFont), "base64");
  const html = renderToStaticMarkup(<SocialPicture font={`data:font/woff2;base64,${data}`} />);
  await page.setViewportSize({ width: socialPicture.width, height: socialPicture.height });
  await page.setContent(`<!doctype html>${html}`);
  await page.evaluate(() => document.fonts.ready);
  // 256 colours are enough for the palette, and keep the file below the 100 KB that previews load at once.
  return sharp(await page.screenshot())
    .png({ palette: true, colours: 256, effort: 10 })
    .toBuffer();
}

/** The picture beside a shared link, as a document. */
function SocialPicture({ font }: { readonly font: string }) {
  const [question, answer] = socialPicture.headline;
  return (
    <html lang="en-GB">
      <head>
        <title>{question}</title>
        <style>{rules(font)}</style>
      </head>
      <body>
        <p>
          <Logo />
        </p>
        <h1>
          {question}
          <br />
          {answer}
        </h1>
        <RadiatorDefinitions />
        <svg width="1200" height="330">
          <g filter="url(#thermal)">
            <use href="#radiator-scene" width="100%" height="100%" />
          </g>
        </svg>
        <div />
      </body>
    </html>
  );
}

function rules(font: string): string {
  return `
@font-face { font-family: Display; src: url(${font}) }
* { margin: 0 }
body { width: 1200px; height: 630px; overflow: hidden; background: ${tokens.paper}; color: ${tokens.soot}; font: 600 40px/1 Display, Arial }
p { display: flex; align-items: center; gap: 16px; padding: 40px 56px 22px; letter-spacing: -.02em }
p svg { width: 53px; height: 40px }
h1 { padding: 0 56px; height: 184px; font-size: 88px; line-height: .96; letter-spacing: -.03em }
body > svg { display: block; background: ${ironBow[1]} }
div { height: 20px; background: linear-gradient(90deg, ${ironBow.join(", ")}) }`;
}

async function iconOn(page: Page, side: number): Promise<Buffer> {
  await page.setViewportSize({ width: side, height: side });
  const icon = renderToStaticMarkup(<Icon />);
  await page.setContent(`<!doctype html><style>*{margin:0}svg{display:block;width:100vw}</style>${icon}`);
  return page.screenshot({ omitBackground: true });
}

/** The logo's flutes on a tile that contrasts with light and dark tabs. */
function Icon() {
  const stops = [".17", ".38", ".56", "1"];
  return (
    <svg viewBox="0 0 32 32">
      <radialGradient id="heat" cy="1.17" r="1.33">
        {stops.map((offset, index) => (
          <stop key={offset} offset={offset} stopColor={iconTones[index]} />
        ))}
      </radialGradient>
      <rect width="32" height="32" rx="5" fill={tokens.soot} />
      <path stroke="url(#heat)" strokeWidth="4" strokeLinecap="round" d={`M6 7${flutes(4, 6.75)}`} />
    </svg>
  );
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
