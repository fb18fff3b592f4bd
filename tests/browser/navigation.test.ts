import { expect, test } from "vitest";
import { openInChromium } from "./harness/chromium-page.ts";

test("on Home, a click on a picture of a radiator opens its part of Services", async () => {
  const page = await openInChromium("/");
  await page
    .locator(".contact-sheet-frames li")
    .nth(1)
    .click({ position: { x: 60, y: 60 } });
  await page.waitForURL("**/services/#cold-top");
});

test("the first link skips the navigation with the keyboard", async () => {
  const page = await openInChromium("/about/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/about/#main");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});
