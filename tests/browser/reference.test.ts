import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Page } from "playwright";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { acceptOrFail } from "../accept.ts";
import { pageName } from "../dist.ts";
import { root } from "../root.ts";
import { openInChromium } from "./harness/chromium-page.ts";
import { pages, publicPaths, site } from "./harness/site-pages.ts";

/** Machines may round colours, by so many levels of 255, and edges. A ΔE of 3 is 4 levels or more. */
const ROUNDING = 2;
const ROUNDED_VALUES = 200;

const arimo = join(root, "node_modules/@fontsource-variable/arimo/files/arimo-latin-wght-normal.woff2");
const style = `<style>*{text-rendering:geometricPrecision!important}@font-face{font-family:"Helvetica Neue";font-weight:400 700;src:url(data:font/woff2;base64,${readFileSync(arimo, "base64")})}</style>`;

/**
 * Opens a page at half its size, which shows as much in a third of the bytes; in the same font on all systems, without
 * hinting. The font has no non-breaking hyphens.
 */
async function openInOneFont(path: string) {
  const page = await openInChromium("/robots.txt", { deviceScaleFactor: 0.5, bypassCSP: true });
  await page.route(site.address + path, async (route) => {
    const html = await (await route.fetch()).text();
    const body = html.replace("</head>", `${style}</head>`).replaceAll(/\u2011|&#8209;/g, "-");
    await route.fulfill({ contentType: "text/html", body });
  });
  await page.goto(site.address + path);
  return page;
}

/** In the page: resolves when it has been painted at its new size, and no colour changes any more. */
async function settled() {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
  await new Promise(requestAnimationFrame);
}

/** An A4 sheet within its margins. */
async function pictureOnPaper(page: Page): Promise<Buffer> {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 703, height: 1032 });
  return page.screenshot({ fullPage: true });
}

/** The number of colour values that differ, and a picture of them. */
async function differenceOf(expected: Sharp, shown: Sharp) {
  const pixels = (picture: Sharp) => picture.clone().raw().toBuffer({ resolveWithObject: true });
  const [before, now] = await Promise.all([pixels(expected), pixels(shown)]);
  const differences = now.data.map((value, at) => Math.abs(value - (before.data[at] ?? 0)));
  const values = differences.filter((difference) => difference > ROUNDING).length;
  return { values, picture: sharp(differences, { raw: now.info }).linear(16) };
}

test.each([...publicPaths, "/404.html"])(
  "%s looks like its reference picture, light and dark, on phones and desktops, and prices also on paper",
  async (path) => {
    const page = await openInOneFont(path);
    const has = async (selector: string) => (await page.locator(selector).count()) > 0;
    const fullPage = await has(".process-loop");
    const pictures: Buffer[] = [];
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [width, height] of Object.entries({ 390: 664, 1280: 720 })) {
        await page.setViewportSize({ width: Number(width), height });
        await page.evaluate(settled);
        pictures.push(await page.screenshot({ fullPage }));
      }
    }
    if (await has(".price-card")) pictures.push(await pictureOnPaper(page));
    const shown = sharp(pictures, { join: { across: pictures.length } }).removeAlpha();
    const name = pageName(path);
    const file = join(root, "tests/browser/reference", `${name}.webp`);
    const expected = existsSync(file) ? sharp(file) : shown.clone().negate();
    const { values, picture } = await differenceOf(expected, shown);
    if (values <= ROUNDED_VALUES) return;
    const differences = join(root, ".cache/reference", `${name}.png`);
    mkdirSync(dirname(differences), { recursive: true });
    await picture.toFile(differences);
    const accept = () => shown.webp({ lossless: true }).toFile(file);
    await acceptOrFail(`${values} colour values differ: see ${differences}`, accept);
  },
);

// Under a filter on SVG, WebKit makes translucent shapes too light. It shows the ground of the map and its rivers well.
test.each(pages)("$name has no thermal filter on SVG, except on the map", async ({ address }) => {
  const page = await openInChromium(address);
  const filtered = await page.locator("svg, svg *:not(.heat-rings-ground)").evaluateAll((parts) => {
    return parts.filter((part) => getComputedStyle(part).filter.includes("#thermal")).length;
  });
  expect(filtered).toBe(0);
});
