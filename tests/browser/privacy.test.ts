import { expect, test } from "vitest";
import { displayFont } from "../../components/styles/display-font.ts";
import { collectMessages, loadPictures, openInNewContext } from "./harness/chromium-page.ts";
import { pages, site } from "./harness/site-pages.ts";

test("a page requests only itself, its font, pictures and print styles, once each, and stores and logs nothing", async () => {
  const page = await openInNewContext(`${site.address}/robots.txt`);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const messages = collectMessages(page);
  for (const { address, path } of pages) {
    await page.goto(address);
    await page.waitForFunction(() => document.fonts.status === "loaded");
    const isLoaded = await page.evaluate(() =>
      [...document.fonts].some(({ family, status }) => family === "Special Gothic" && status === "loaded"),
    );
    expect({ address, isLoaded }).toEqual({ address, isLoaded: true });
    await loadPictures(page);
    const sources = await page.evaluate(() => [
      ...Array.from(document.images, ({ currentSrc }) => currentSrc),
      ...Array.from(document.styleSheets, ({ href }) => href),
    ]);
    const [first, ...others] = requests.splice(0);
    expect(first).toBe(address);
    const font = new URL(displayFont, address).href;
    expect([font, ...sources]).toEqual(expect.arrayContaining(others));
    expect(new Set(others).size).toBe(others.length);
    expect(messages.splice(0)).toEqual(path === "/404.html" ? [`Page not found: ${path}`] : []);
    const stored = await page.evaluate(async () => [
      document.cookie,
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).length,
    ]);
    expect({ address, stored }).toEqual({ address, stored: ["", 0, 0, 0, 0, 0] });
  }
  expect(await page.context().cookies()).toEqual([]);
});
