import { describe, expect, test } from "vitest";
import { allPaths, desk, phone, publicPaths, startBrowser } from "./browse.ts";

const { open, address } = startBrowser();

test("each link of the navigation leads to its page, which marks it as the current one", async () => {
  const page = await open("/");
  const main = page.getByRole("navigation", { name: "Main" });
  const headings: string[] = [];
  for (const name of ["About Us", "Services", "Areas Covered", "Prices & Booking", "Home"]) {
    await main.getByRole("link", { name, exact: true }).click();
    await page.waitForLoadState();
    expect(await main.locator("[aria-current]").allTextContents()).toEqual([name]);
    headings.push(await page.getByRole("heading", { level: 1 }).innerText());
  }
  expect(new Set(headings).size).toBe(5);
});

test("one link is current on each page, and none on the error pages", async () => {
  for (const path of allPaths) {
    const page = await open(path);
    const current = await page
      .locator('a[aria-current="page"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(current).toEqual(publicPaths.includes(path) ? [path] : []);
  }
});

test("the hero's button leads to the prices, and the hero calls the main number", async () => {
  const page = await open("/");
  const call = page.getByRole("main").getByRole("link", { name: "Call 0118 496 0123" });
  expect(await call.getAttribute("href")).toBe("tel:+441184960123");
  await page.getByRole("link", { name: "Get a Free Quote" }).click();
  expect(new URL(page.url()).pathname).toBe("/prices/");
});

test("the page about microbore pipes is somebody else's, opens in a new tab and says both", async () => {
  const page = await open("/");
  const link = page.getByRole("link", { name: /Sava.*opens in a new tab/ });
  expect(await link.getAttribute("target")).toBe("_blank");
  expect(await link.getAttribute("rel")).toBe("noopener");
});

test("the footer leads to each town on the areas page", async () => {
  const page = await open("/");
  await page
    .getByRole("navigation", { name: "Service areas" })
    .getByRole("link", { name: "Wokingham" })
    .click();
  await page.waitForURL("**/areas/#wokingham");
  const town = page.locator("#wokingham");
  expect(await town.innerText()).toMatch(/Wokingham\s+6\.6 miles/);
  const header = await page.getByRole("banner").boundingBox();
  expect((await town.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test("a link to a part of a page rests at it", async () => {
  for (const path of ["/services/", "/prices/"]) {
    const page = await open(path);
    const ids = await page.locator("main > section[id]").evaluateAll((parts) => parts.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(2);
    for (const id of ids) {
      await page.goto("about:blank");
      await page.goto(`${address() + path}#${id}`);
      const header = await page.getByRole("banner").boundingBox();
      const top = async () => ((await page.locator(`#${id}`).boundingBox())?.y ?? 0) - (header?.height ?? 0);
      await expect.poll(top).toBeGreaterThanOrEqual(0);
      await expect.poll(top).toBeLessThan(100);
    }
  }
});

describe("the header", () => {
  for (const viewport of [desk, phone]) {
    test(`stays at the top while the page scrolls, at ${viewport.width} px`, async () => {
      const page = await open("/services/", { viewport });
      await page.evaluate(() => scrollTo(0, 1500));
      expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
    });
  }

  test("scrolls away where the window is lower than 30rem", async () => {
    for (const width of [390, 1280]) {
      const page = await open("/services/", { viewport: { width, height: 470 } });
      await page.evaluate(() => scrollTo(0, 1500));
      expect((await page.getByRole("banner").boundingBox())?.y).toBeLessThan(-1000);
    }
  });

  test("keeps name and phone in sight without JavaScript, on a narrow screen", async () => {
    const page = await open("/services/", { viewport: phone, javaScriptEnabled: false });
    await page.mouse.wheel(0, 1500);
    await expect
      .poll(async () => (await page.getByRole("link", { name: "About Us" }).first().boundingBox())?.y)
      .toBeLessThan(-500);
    const bar = page.getByRole("banner");
    expect((await bar.getByRole("link", { name: "Reading Power Flush" }).boundingBox())?.y).toBeLessThan(30);
    expect((await bar.getByRole("link", { name: "0118 496 0123" }).first().boundingBox())?.y).toBeLessThan(
      30,
    );
  });
});

test("a keyboard reaches the content past the navigation by the first link", async () => {
  const page = await open("/about/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(new URL(page.url()).hash).toBe("#main");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});
