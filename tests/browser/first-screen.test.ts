import { describe, expect, test } from "vitest";
import { lowestPrice } from "../../data/model/plans.ts";
import { openInChromium } from "./harness/chromium-page.ts";
import { shortPhone } from "./harness/devices.ts";

const windows = [{ width: 360, height: 640 }, shortPhone, { width: 1280, height: 720 }];

describe("the first screen shows what the page is about, what to press and whom to call", () => {
  test.each([
    {
      path: "/",
      says: new RegExp(`${lowestPrice}\\b.*no\\sfix,\\sno\\sfee`, "is"),
      parts: [".lede", "h1", ".link-button", ".phone-link", ".flush-picture", ".flush label"],
    },
    {
      path: "/prices/",
      says: new RegExp(`From\\s+${lowestPrice}`),
      parts: [".price-card-price", ".phone-link"],
    },
  ])("on $path", async ({ path, says, parts }) => {
    const page = await openInChromium(path);
    expect(await page.locator(`main ${parts[0]}`).first().filter({ hasText: says }).count()).toBe(1);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      const bottoms = await page.evaluate((selectors) => {
        const bottomOf = (part: string) => document.querySelector(part)?.getBoundingClientRect().bottom;
        return selectors.map((part) => [part, bottomOf(`main ${part}`)] as const);
      }, parts);
      // It ends at the call bar on a phone and at the window's edge on a desktop.
      const bar = page.getByRole("complementary");
      const end = (await bar.count()) > 0 ? (await bar.boundingBox())?.y : viewport.height;
      expect(bottoms.filter(([, bottom]) => !(Number(bottom) <= Number(end)))).toEqual([]);
    }
  });
});
