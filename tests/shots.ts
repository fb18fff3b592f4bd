import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { servePreview } from "./preview.ts";
import { pageAddresses, root } from "./root.ts";
import { launchChromium } from "./tools/chromium.ts";
import { findFirefox } from "./tools/engines.ts";
import { run } from "./tools/run.ts";

/**
 * The command `npm run shots`: takes pictures of every page for review, into .cache/shots/. From small phones to large
 * desktops, light and dark, in forced colours, in print, with the menu open, without JavaScript, and in Firefox.
 */
const folder = join(root, ".cache/shots");
const pages = pageAddresses();
const widths = [320, 390, 768, 1280, 1920];

const { address, close } = await servePreview();

mkdirSync(folder, { recursive: true });
const browser = await launchChromium();
for (const path of pages) await shoot(browser, path);
await browser.close();
for (const path of pages) await shootInFirefox(path);
close();
console.log(folder);

async function shoot(browser: Browser, path: string): Promise<void> {
  const open = async (width: number, options = {}) => {
    const viewport = { width, height: width < 600 ? 844 : 900 };
    const page = await browser.newPage({ viewport, ...options });
    await page.goto(`${address}/${path}`);
    const picture = (kind: string, fullPage = true) =>
      page.screenshot({ path: file(path, `${width}${kind}`), fullPage });
    return { page, picture };
  };
  for (const width of widths) {
    const { page, picture } = await open(width);
    await picture("");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    await picture("-dark");
    await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
    await picture("-forced");
    await page.close();
  }
  const { page, picture } = await open(390);
  await page.pdf({ path: file(path, "print", "pdf"), format: "A4", printBackground: false });
  await page.getByRole("button", { name: "Menu" }).click();
  await picture("-menu", false);
  await page.close();
  const plain = await open(390, { javaScriptEnabled: false });
  await plain.picture("-no-script");
  await plain.page.close();
}

/** Firefox can take a picture itself; Playwright drives only its own build of Firefox. */
async function shootInFirefox(path: string): Promise<void> {
  const { path: program, env = {} } = await findFirefox();
  for (const width of [390, 1280]) {
    const profile = join(folder, "firefox-profile");
    mkdirSync(profile, { recursive: true });
    const args = ["--headless", "--no-remote", "--profile", profile, `--window-size=${width},900`];
    const picture = `--screenshot=${file(path, `${width}-firefox`)}`;
    await run(program, [...args, picture, `${address}/${path}`], { env });
  }
}

function file(path: string, kind: string, ending = "png"): string {
  return join(folder, `${path.replace(/\W.*$/, "") || "index"}-${kind}.${ending}`);
}
