import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { root } from "../root.ts";
import { open, publicPaths, sites } from "./browse.ts";

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
  const page = await open("/robots.txt", { deviceScaleFactor: 0.5, bypassCSP: true });
  await page.route(sites[0].address + path, async (route) => {
    const html = await (await route.fetch()).text();
    const body = html.replace("</head>", `${style}</head>`).replaceAll(/\u2011|&#8209;/g, "-");
    await route.fulfill({ contentType: "text/html", body });
  });
  await page.goto(sites[0].address + path);
  return page;
}

/** The number of colour values that differ, and a picture of them. */
async function differenceOf(expected: Sharp, shown: Sharp) {
  const pixels = (picture: Sharp) => picture.clone().raw().toBuffer({ resolveWithObject: true });
  const [before, now] = await Promise.all([pixels(expected), pixels(shown)]);
  if (now.data.equals(before.data)) return { values: 0, picture: shown };
  const differences = now.data.map((value, at) => Math.abs(value - (before.data[at] ?? 0)));
  const values = differences.filter((difference) => difference > ROUNDING).length;
  return { values, picture: sharp(differences, { raw: now.info }).linear(16) };
}

test.each([...publicPaths, "/404.html"])(
  "%s looks like its reference picture: light and dark, on phones and desktops",
  async (path) => {
    const page = await openInOneFont(path);
    const shots: Buffer[] = [];
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [width, height] of Object.entries({ 390: 664, 1280: 720 })) {
        await page.setViewportSize({ width: Number(width), height });
        shots.push(await page.screenshot({ fullPage: path === "/services/" }));
      }
    }
    const shown = sharp(shots, { join: { across: shots.length } }).removeAlpha();
    const name = path.replace(/\W|html/g, "") || "home";
    const file = join(root, "tests/browser/reference", `${name}.webp`);
    const expected = existsSync(file) ? sharp(file) : shown.clone().negate();
    const { values, picture } = await differenceOf(expected, shown);
    if (values <= ROUNDED_VALUES) return;
    const isAccepted = expect.getState().snapshotState.snapshotUpdateState === "all";
    const to = isAccepted ? file : join(root, ".cache/reference", `${name}.png`);
    mkdirSync(dirname(to), { recursive: true });
    await (isAccepted ? shown.webp({ lossless: true }) : picture).toFile(to);
    if (!isAccepted) expect.fail(`${values} colour values differ: see ${to}`);
  },
);

test("they show a line whose colour is a ΔE of 3 off, a button that is 4 px lower, and a missing drawing", async () => {
  const page = await openInOneFont("/");
  const rule = await page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--rule"));
  let before = sharp(await page.screenshot());
  for (const content of [
    `:root { --rule: lab(from ${rule} calc(l - 3) a b) }`,
    "main .link-button { translate: 0 4px }",
    "header svg { visibility: hidden }",
  ]) {
    await page.addStyleTag({ content });
    const after = sharp(await page.screenshot());
    expect((await differenceOf(before, after)).values, content).toBeGreaterThan(ROUNDED_VALUES);
    before = after;
  }
});
