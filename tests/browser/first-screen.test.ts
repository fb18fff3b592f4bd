import { describe, expect, test } from "vitest";
import { lowestPrice } from "../../data/model/plans.ts";
import { openInChromium } from "./harness/chromium-page.ts";
import { shortPhone } from "./harness/devices.ts";
import { pageAt } from "./harness/site-pages.ts";
import { faultsAt, openFrame } from "./harness/unpainted-frame.ts";

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
    expect(await page.locator(`main ${parts[0]}`).first().innerText()).toMatch(says);
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

test("without scroll timelines, Home's call bar stays below the picture's buttons", async () => {
  await openFrame(pageAt("/"), (html) => html.replaceAll("timeline", "unknown"));
  const sizes = [640, 720, 1050].flatMap((height) =>
    [360, 390, 430, 600, 768, 960, 1280, 1920, 2560].map((width) => ({ width, height })),
  );
  expect(await faultsAt(sizes, coveredButtons)).toEqual([]);
});

/** In the frame: how far the picture's buttons are below the call bar or the window. */
function coveredButtons(): string[] {
  const end = document.querySelector("aside")?.getBoundingClientRect().top || innerHeight;
  return [...document.querySelectorAll(".flush label")]
    .map((label) => label.getBoundingClientRect().bottom - end)
    .filter((below) => below > 0)
    .map((below) => `${below} px too low`);
}
