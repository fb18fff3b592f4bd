import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright";
import { launchChromium } from "../scripts/chromium.ts";
import { pageName, pagePaths } from "./dist.ts";
import { root } from "./root.ts";
import { servePreview } from "./serve.ts";

/**
 * The command `npm run shots`: takes pictures of every page for review, into .cache/shots/: at five widths, light, dark
 * and in forced colours, with the menu open, and on paper.
 */
const folder = join(root, ".cache/shots");
mkdirSync(folder, { recursive: true });
const dist = join(root, "dist");
const { address, close } = await servePreview(dist);
const browser = await launchChromium();
for (const path of pagePaths(dist)) {
  const page = await browser.newPage({ reducedMotion: "reduce" });
  await page.goto(address + path);
  const file = (kind: string) => join(folder, `${pageName(path)}-${kind}`);
  await shoot(page, file);
  await page.close();
}
await browser.close();
close();
console.log(folder);

async function shoot(page: Page, file: (kind: string) => string): Promise<void> {
  for (const width of [1920, 1280, 768, 320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: "none" });
      await page.screenshot({ path: file(`${width}-${colorScheme}.png`), fullPage: true });
    }
    await page.emulateMedia({ forcedColors: "active" });
    await page.screenshot({ path: file(`${width}-forced.png`), fullPage: true });
  }
  await page.pdf({ path: file("print.pdf"), format: "A4" });
  await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.screenshot({ path: file("menu.png") });
}
