import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { servePreview } from "./preview.ts";
import { pageAddresses, root } from "./root.ts";
import { launchChromium } from "./tools/chromium.ts";
import { findFirefox } from "./tools/engines.ts";
import { run } from "./tools/run.ts";

/**
 * The command `npm run shots`: pictures of every page into .cache/shots/, to be looked at. Widths from a small phone
 * to a large desk, light and dark, forced colours, print, the open menu, without JavaScript, and in Firefox.
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
  for (const width of widths) {
    await withPage(browser, { width }, async (page) => {
      await page.goto(`${address}/${path}`);
      await page.screenshot({ path: file(path, `${width}`), fullPage: true });
      await page.emulateMedia({ colorScheme: "dark" });
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
      await page.screenshot({ path: file(path, `${width}-dark`), fullPage: true });
      await page.emulateMedia({ colorScheme: "light", forcedColors: "active" });
      await page.screenshot({ path: file(path, `${width}-forced`), fullPage: true });
    });
  }
  await withPage(browser, { width: 390 }, async (page) => {
    await page.goto(`${address}/${path}`);
    await page.pdf({ path: file(path, "print", "pdf"), format: "A4", printBackground: false });
    await page.getByRole("button", { name: "Menu" }).click();
    await page.screenshot({ path: file(path, "390-menu") });
  });
  await withPage(browser, { width: 390, javaScriptEnabled: false }, async (page) => {
    await page.goto(`${address}/${path}`);
    await page.screenshot({ path: file(path, "390-no-script"), fullPage: true });
  });
}

type Setting = { readonly width: number; readonly javaScriptEnabled?: boolean };

async function withPage(
  browser: Browser,
  { width, ...setting }: Setting,
  work: (page: Page) => Promise<void>,
) {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    ...setting,
  });
  await work(await context.newPage());
  await context.close();
}

/** Firefox as it is takes a picture by itself; Playwright drives only a Firefox of its own. */
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
