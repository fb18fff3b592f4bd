import type { Browser, Page } from "playwright";
import type { Engine } from "./engine.ts";

/** A browser started by Playwright: Chromium or Playwright's WebKit. */
export function drivePlaywright(browser: Browser): Engine {
  let page: Page;
  return {
    set: async (settings) => {
      await page?.close();
      page = await browser.newPage({
        colorScheme: settings.includes("dark") ? "dark" : "light",
        reducedMotion: settings.includes("reducedMotion") ? "reduce" : "no-preference",
        forcedColors: settings.includes("forcedColours") ? "active" : "none",
        javaScriptEnabled: !settings.includes("noScript"),
      });
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    goto: (address) => page.goto(address, { waitUntil: "domcontentloaded" }),
    evaluate: (body) => page.evaluate(`(() => {${body}})()`),
    press: (key) => page.keyboard.press(key),
    click: (x, y) => page.mouse.click(x, y),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
