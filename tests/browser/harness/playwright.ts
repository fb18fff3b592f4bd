import type { Browser, Page } from "playwright";
import { LIMIT_MS } from "../../limit.ts";
import type { Engine } from "./engine.ts";

/** A browser started by Playwright: Chromium or Playwright's WebKit. */
export function drivePlaywright(browser: Browser): Engine {
  let page: Page | undefined;
  let hasScript = true;
  const opened = () => page as Page;
  return {
    set: async (settings) => {
      if (!page || hasScript === settings.includes("noScript")) {
        await page?.close();
        hasScript = !settings.includes("noScript");
        page = await browser.newPage({ javaScriptEnabled: hasScript });
        page.setDefaultTimeout(LIMIT_MS);
      }
      await page.emulateMedia({
        colorScheme: settings.includes("dark") ? "dark" : "light",
        reducedMotion: settings.includes("reducedMotion") ? "reduce" : "no-preference",
      });
    },
    resize: (width, height) => opened().setViewportSize({ width, height }),
    goto: (address) => opened().goto(address, { waitUntil: "domcontentloaded" }),
    evaluate: (body) => opened().evaluate(`(() => {${body}})()`),
    press: (key) => opened().keyboard.press(key),
    click: (x, y) => opened().mouse.click(x, y),
    close: () => browser.close(),
  };
}
