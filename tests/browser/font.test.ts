import { expect, test } from "vitest";
import { displayFont } from "../../components/display-font.ts";
import { allPaths, desk, phone, startBrowser } from "./browse.ts";

const { open, address } = startBrowser();

for (const viewport of [phone, desk]) {
  test(`nothing shifts when the font comes late, at ${viewport.width} px`, async () => {
    for (const path of allPaths) {
      const page = await open("/404.html", { viewport });
      await page.route(`**${displayFont}`, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1000));
        await route.continue();
      });
      await page.goto(address() + path, { waitUntil: "networkidle" });
      await page.evaluate(() => document.fonts.ready);
      const shifts = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            new PerformanceObserver((list) => {
              resolve(
                list
                  .getEntries()
                  .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
              );
            }).observe({ type: "layout-shift", buffered: true });
            setTimeout(() => resolve(0), 500);
          }),
      );
      expect({ path, shifts: Number(shifts.toFixed(3)) }).toEqual({ path, shifts: 0 });
    }
  });
}

test("headlines are set in the site's own font, which is asked for once", async () => {
  const page = await open("/404.html");
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(".woff2")) asked++;
  });
  await page.goto(`${address()}/`, { waitUntil: "networkidle" });
  expect(asked).toBe(1);
  expect(await page.evaluate(() => document.fonts.check('600 48px "Special Gothic"', "£395"))).toBe(true);
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
  );
  expect(loaded).toContain("Special Gothic");
});
