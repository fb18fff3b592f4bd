import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { publicPaths, startBrowser } from "./browse.ts";

const { open } = startBrowser();

const phones = [
  { width: 360, height: 640 },
  { width: 390, height: 664 },
];
const screens = [...phones, { width: 1280, height: 720 }];

/** Where the first screen ends: at the call bar on a phone, at the window's edge on a desk. */
async function fold(page: Page): Promise<number> {
  const bar = page.getByRole("complementary");
  const box = (await bar.count()) > 0 ? await bar.boundingBox() : null;
  return box?.y ?? page.viewportSize()?.height ?? 0;
}

async function bottom(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  expect(box, selector).not.toBeNull();
  return (box?.y ?? 0) + (box?.height ?? 0);
}

describe("the first screen, without scrolling", () => {
  for (const viewport of screens) {
    const size = `${viewport.width} × ${viewport.height}`;

    test(`of Home tells question, answer, price, guarantee, what to press, whom to call: ${size}`, async () => {
      const page = await open("/", { viewport });
      const end = await fold(page);
      const heading = page.getByRole("heading", { level: 1 });
      expect(await heading.innerText()).toMatch(/Cold at the bottom\?\s+That’s sludge\./);
      expect(await page.locator("main .lede").first().innerText()).toMatch(/£395.*No fix, no fee/s);
      for (const part of ["h1", "main .lede", "main .link-button", "main .phone-link"]) {
        expect(await bottom(page, part), part).toBeLessThanOrEqual(end);
      }
      const picture = await page.locator(".flush-picture").boundingBox();
      const seen = end - (picture?.y ?? 0);
      expect(seen).toBeGreaterThanOrEqual((picture?.height ?? 999) / 3);
    });

    test(`of Prices tells the first price and the number: ${size}`, async () => {
      const page = await open("/prices/", { viewport });
      const end = await fold(page);
      expect(await page.locator(".price-card-price").first().innerText()).toMatch(/From\s+£395/);
      expect(await bottom(page, ".price-card-price")).toBeLessThanOrEqual(end);
      expect(await bottom(page, "main .phone-link")).toBeLessThanOrEqual(end);
    });
  }
});

test("a call is one touch away wherever a phone's visitor is on a page, and the bar hides nothing at its end", async () => {
  for (const path of publicPaths) {
    const page = await open(path, { viewport: { width: 390, height: 664 } });
    const bar = page.getByRole("complementary");
    expect(await bar.getByRole("link", { name: "Call 0118 496 0123" }).getAttribute("href")).toBe(
      "tel:+441184960123",
    );
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const box = await bar.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(664);
    const last = await page.getByRole("contentinfo").getByRole("link").last().boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  }
});

test("what has the keyboard's focus is never under the header or the call bar", async () => {
  for (const path of publicPaths) {
    const page = await open(path, { viewport: { width: 390, height: 664 } });
    const stops = await page.locator("main a, main input, main summary, footer a").count();
    await page.locator("main").evaluate((main) => {
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    });
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press("Tab");
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        if (!focused.closest("main, footer")) return "";
        const box = focused.getBoundingClientRect();
        const header = document.querySelector(".header")?.getBoundingClientRect();
        const bar = document.querySelector(".call-bar")?.getBoundingClientRect();
        const covered = box.top < (header?.bottom ?? 0) || box.bottom > (bar?.top ?? innerHeight);
        return covered ? `${focused.outerHTML.slice(0, 80)} ${box.top} ${box.bottom}` : "";
      });
      expect(hidden).toBe("");
    }
  }
});

test("on a desk all prices stand on one line, also the one with a label below it", async () => {
  for (const width of [960, 1280, 1920]) {
    const page = await open("/prices/", { viewport: { width, height: 900 } });
    const ends = await page
      .locator(".price-card-price")
      .evaluateAll((prices) => prices.map((price) => price.getBoundingClientRect().bottom.toFixed(1)));
    expect(ends, `${width} px`).toEqual(Array(4).fill(ends[0]));
  }
});

test("on a desk the number is text that can be read out and copied", async () => {
  for (const path of publicPaths) {
    const page = await open(path);
    const number = page
      .getByRole("banner")
      .getByRole("link", { name: "0118 496 0123" })
      .filter({ visible: true });
    expect(await number.innerText()).toBe("0118 496 0123");
    expect(await page.getByRole("complementary").count()).toBe(0);
  }
});
