import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import { afterAll, beforeAll, onTestFinished } from "vitest";
import { servePreview } from "../preview.ts";
import { dist, pageAddresses } from "../root.ts";
import { launchChromium } from "../tools/chromium.ts";

/** All pages, by their addresses; both error pages are files that a host may show at any address. */
export const allPaths = pageAddresses().map((address) => `/${address}`);
export const publicPaths = allPaths.filter((path) => path.endsWith("/"));

export const phone = { width: 390, height: 844 };
export const desk = { width: 1280, height: 800 };

/** Gives the tests of a file one browser and one server of a built site; call it at the top of the file. */
export function startBrowser(folder = dist) {
  let browser: Browser;
  let preview: Awaited<ReturnType<typeof servePreview>>;

  beforeAll(async () => {
    browser = await launchChromium();
    preview = await servePreview(folder);
  });
  afterAll(async () => {
    await browser.close();
    preview.close();
  });

  /** Opens a page in a context of its own, which ends with the test. */
  async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
    const context: BrowserContext = await browser.newContext({ viewport: desk, ...options });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(preview.address + path);
    return page;
  }
  return { open, address: () => preview.address };
}
