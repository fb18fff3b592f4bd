import { type Browser, type BrowserContextOptions, type Page, chromium as playwright } from "playwright";
import { inject, onTestFinished } from "vitest";
import { LIMIT_MS } from "../../limit.ts";
import { desktop } from "./devices.ts";
import { site } from "./site-pages.ts";

let connection: Promise<Browser> | undefined;
/** Pages that no test uses now, by their context's options. */
const idlePages = new Map<string, Page[]>();

/** The browser that all tests share. */
export function chromium(): Promise<Browser> {
  connection ??= playwright.connect(`${inject("browser")}`);
  return connection;
}

/**
 * Opens an address, or a path of the site, in Chromium, with Playwright's options. Reduces motion, so that no test waits
 * for it. The next test gets the same page: opening one takes longer than most tests.
 */
export async function openInChromium(address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const { viewport, ...others } = options;
  const kind = JSON.stringify(others);
  const page = idlePages.get(kind)?.pop() ?? (await (await chromium()).newPage(others));
  page.setDefaultTimeout(LIMIT_MS);
  onTestFinished(async () => {
    page.removeAllListeners();
    await page.unrouteAll();
    idlePages.set(kind, [...(idlePages.get(kind) ?? []), page]);
  });
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: "reduce", forcedColors: null });
  await page.setViewportSize(viewport ?? desktop);
  await page.goto(new URL(address, site.address).href);
  return page;
}

/** Opens an address in a new context, where nothing is stored or cached. */
export async function openInNewContext(address: string): Promise<Page> {
  const context = await (await chromium()).newContext({ viewport: desktop });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(LIMIT_MS);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Brings every picture into view, which loads it, and waits for it. */
export function loadPictures(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const image of document.images) {
      image.scrollIntoView();
      await image.decode();
    }
  });
}

/** Collects errors and the console's messages, which include each violation of the policy. */
export function collectMessages(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  return messages;
}
