import { expect, test } from "vitest";
import { navigation } from "../../data/copy/navigation.ts";
import { business } from "../../data/model/facts.ts";
import { mainPhone } from "../../data/model/phones.ts";
import { reading, shownMiles, towns } from "../../data/model/towns.ts";
import { openInChromium } from "./harness/chromium-page.ts";

test("each link of the navigation leads to its page, where only it is marked as current", async () => {
  const page = await openInChromium("/404.html");
  const current = page.locator("[aria-current]");
  expect(await current.count()).toBe(0);
  const main = page.getByRole("navigation", { name: "Main" });
  const headings: string[] = [];
  for (const { label, path } of navigation) {
    await main.getByRole("link", { name: label, exact: true }).click();
    await page.waitForURL(`**${path}`);
    expect(await current.allTextContents()).toEqual([label]);
    headings.push(await page.getByRole("heading", { level: 1 }).innerText());
  }
  expect(new Set(headings).size).toBe(navigation.length);
});

test("the hero's button leads to the prices, and the hero calls the main number", async () => {
  const page = await openInChromium("/");
  const call = page.getByRole("main").getByRole("link", { name: `Call ${mainPhone.label}` });
  expect(await call.first().getAttribute("href")).toBe(mainPhone.href);
  await page.getByRole("link", { name: "Get a Free Quote" }).click();
  expect(new URL(page.url()).pathname).toBe("/prices/");
});

test("the link about microbore pipes opens another site in a new tab and says so", async () => {
  const page = await openInChromium("/services/");
  const link = page.getByRole("link", { name: /opens in a new tab/ });
  expect(await link.getAttribute("target")).toBe("_blank");
  expect(await link.getAttribute("rel")).toBe("noopener");
  expect(await link.innerText()).toContain(business.microboreLink.publisher);
});

test("the footer links to each town on the areas page", async () => {
  const page = await openInChromium("/");
  const links = page.getByRole("navigation", { name: "Service areas" }).getByRole("link");
  expect(await links.allInnerTexts()).toEqual(towns.map(({ name }) => name));
  const { name, id, miles } = towns.at(-1) ?? reading;
  await links.last().click();
  await page.waitForURL(`**/areas/#${id}`);
  const town = page.locator(`#${id}`);
  expect(await town.innerText()).toMatch(new RegExp(`${name}.*\\s+${shownMiles(miles)}`));
  const header = await page.getByRole("banner").boundingBox();
  expect((await town.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test("the first link skips the navigation with the keyboard", async () => {
  const page = await openInChromium("/about/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(new URL(page.url()).hash).toBe("#main");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});
