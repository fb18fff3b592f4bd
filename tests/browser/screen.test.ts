import { describe, expect, test } from "vitest";
import { mainPhone } from "../../data/phones.ts";
import { lowestPrice, pricePlans } from "../../data/prices.ts";
import { desk, open, publicPages, sites } from "./browse.ts";

type Box = { readonly y: number; readonly height: number };

const lowPhone = { width: 390, height: 664 };
const screens = [{ width: 360, height: 640 }, lowPhone, { width: 1280, height: 720 }];

const firstScreens = [
  {
    path: "/",
    says: [".lede", new RegExp(`${lowestPrice}\\b.*no\\sfix,\\sno\\sfee`, "is")],
    parts: ["h1", "main .lede", "main .link-button", "main .phone-link", ".flush-picture", ".flush label"],
  },
  {
    path: "/prices/",
    says: [".price-card-price", new RegExp(`From\\s+${pricePlans[0]?.price}`)],
    parts: [".price-card-price", "main .phone-link"],
  },
] as const;

test("without scroll timelines, the call bar stays, and the first screen's control is above it", async () => {
  const page = await open("/", { viewport: lowPhone, bypassCSP: true });
  await page.locator("style").evaluate((style) => {
    style.textContent = style.textContent?.replaceAll("timeline", "unknown") ?? "";
  });
  for (const viewport of screens.slice(0, 2)) {
    await page.setViewportSize(viewport);
    const bar = (await page.getByRole("complementary").boundingBox()) as Box;
    expect(bar.y + bar.height).toBe(viewport.height);
    const control = (await page.locator(".flush label").first().boundingBox()) as Box;
    expect(control.y + control.height).toBeLessThanOrEqual(bar.y);
  }
});

describe.each(sites)("the first screen of $name shows without scrolling", ({ address }) => {
  test.each(firstScreens)("what $path is about, what to press and whom to call", async (screen) => {
    const page = await open(address + screen.path);
    const [part, text] = screen.says;
    expect(await page.locator("main").locator(part).first().innerText()).toMatch(text);
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      const boxOf = (selector: string) => page.locator(selector).first().boundingBox();
      // It ends at the call bar on a phone and at the window's edge on a desktop.
      const end = (await page.getByRole("complementary").count()) && (await boxOf("aside"))?.y;
      const fold = end || viewport.height;
      for (const selector of screen.parts) {
        const { y, height } = (await boxOf(selector)) as Box;
        expect(y + height, `${selector}, ${viewport.width} px`).toBeLessThanOrEqual(fold);
      }
    }
  });
});

test.each(publicPages)(
  "a call is one tap away on $name: on a phone in either the heading or the call bar, on a desktop in the header",
  async ({ address }) => {
    const page = await open(address, { viewport: lowPhone });
    const bar = page.getByRole("complementary");
    const headingCalls = await page.locator(".page-heading .phone-link").count();
    expect(await bar.count()).toBe(headingCalls ? 0 : 1);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const call = bar.getByRole("link", { name: `Call ${mainPhone.label}` });
    expect(await call.getAttribute("href")).toBe(mainPhone.href);
    const isPrices = address.endsWith("/prices/");
    expect(await bar.getByRole("link", { name: "Prices" }).count()).toBe(isPrices ? 0 : 1);
    const box = await bar.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(lowPhone.height);
    const last = await page.getByRole("contentinfo").getByRole("link").last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);

    await page.setViewportSize(desk);
    expect(await bar.count()).toBe(0);
    const numbers = page.getByRole("banner").getByRole("link", { name: mainPhone.label });
    const number = numbers.filter({ visible: true });
    expect(await number.innerText()).toBe(mainPhone.label);
    const { x = 0, width = 0 } = (await number.boundingBox()) ?? {};
    expect(x + width).toBe(desk.width);
  },
);

test.each(sites)(
  "all prices of $name are on one line, including the one with a label below it",
  async ({ address }) => {
    const page = await open(`${address}/prices/`);
    for (const width of [960, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const ends = await page
        .locator(".price-card-price")
        .evaluateAll((prices) => prices.map((price) => price.getBoundingClientRect().bottom));
      expect(Math.max(...ends) - Math.min(...ends), `${width} px`).toBeLessThan(0.5);
    }
  },
);
