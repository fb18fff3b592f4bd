import type { Locator } from "playwright";
import { expect, onTestFinished, test } from "vitest";
import { navigation } from "../../data/navigation.ts";
import { mainPhone } from "../../data/phones.ts";
import { desk, newPage, open, phone, sites } from "./browse.ts";

const names = [...navigation.map(({ label }) => label), mainPhone.label, "Get a Free Quote"];

/** Whether an element's whole height is in the window and nothing covers it. */
const isSeen = (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, width, top, bottom } = element.getBoundingClientRect();
    const points = [top + 1, (top + bottom) / 2, bottom - 1];
    return points.every((y) => element.contains(document.elementFromPoint(x + width / 2, y)));
  });

/** A page on a phone, its menu and the menu's button. */
async function openOnPhone(path = "/about/") {
  const page = await open(path, { viewport: phone });
  const button = page.getByRole("banner").getByRole("button");
  const menu = page.getByRole("navigation", { name: "Main" });
  const links = menu.getByRole("link");
  const expanded = () => button.getAttribute("aria-expanded");
  return { page, button, menu, links, link: links.first(), expanded };
}

test("without JavaScript there is no button, and every link is visible and works", async () => {
  const page = await open("/about/", { viewport: phone, javaScriptEnabled: false });
  expect(await page.getByRole("button").count()).toBe(0);
  const menu = page.getByRole("navigation", { name: "Main" });
  for (const name of names) {
    expect(await menu.getByRole("link", { name, exact: true }).isVisible(), name).toBe(true);
  }
  await menu.getByRole("link").first().click();
  expect(new URL(page.url()).pathname).toBe(navigation[0]?.path);
});

test("a browser without range queries shows every link and no button", async () => {
  const page = await newPage({ viewport: phone, bypassCSP: true });
  onTestFinished(() => page.context().close());
  await page.route("**/about/", async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({
      contentType: "text/html",
      body: html.replace(/@media[^{]*[<>][^{]*/g, "@media not all"),
    });
  });
  await page.goto(`${sites[0].address}/about/`);
  expect(await page.getByRole("button").count()).toBe(0);
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  for (const link of await links.all()) expect(await link.isVisible()).toBe(true);
});

type OpenMenu = Awaited<ReturnType<typeof openOnPhone>>;

test.each<readonly [what: string, close: (menu: OpenMenu) => Promise<unknown>]>([
  ["its button", ({ button }) => button.click()],
  ["Escape", ({ page }) => page.keyboard.press("Escape")],
  ["a link to the page that is shown", ({ link }) => link.click()],
  ["a turn of the phone", ({ page }) => page.setViewportSize({ width: phone.height, height: phone.width })],
  [
    "a click outside",
    async ({ page, menu }) => {
      const { y, height } = (await menu.boundingBox()) ?? { y: 0, height: 0 };
      await page.mouse.click(200, y + height + 20);
    },
  ],
  [
    "the focus, when it moves on to the page that the menu covers,",
    async ({ page, expanded }) => {
      for (const _name of names) await page.keyboard.press("Tab");
      expect(await expanded()).toBe("true");
      await page.keyboard.press("Tab");
    },
  ],
])("%s closes it, and the page scrolls again", async (_, close) => {
  const menu = await openOnPhone(navigation[0]?.path);
  const { page, button, link, expanded } = menu;
  expect([await expanded(), await link.isVisible()]).toEqual(["false", false]);
  await page.evaluate(() => scrollTo(0, 900));
  await button.click();
  expect([await expanded(), await link.isVisible()]).toEqual(["true", true]);
  await close(menu);
  await expect.poll(expanded).toBe("false");
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe("");
});

test("it works with the keyboard; Escape closes it and returns the focus", async () => {
  const { page, button, link, expanded } = await openOnPhone();
  await button.focus();
  await page.keyboard.press("Enter");
  expect(await expanded()).toBe("true");
  await page.keyboard.press("Tab");
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Escape");
  expect(await expanded()).toBe("false");
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("while it is open, its button says Close, and the call bar doesn't repeat its links", async () => {
  const { page, button } = await openOnPhone();
  await page.evaluate(() => scrollTo(0, 900));
  const looks = async () => [await button.innerText(), await page.locator(".call-bar").isVisible()];
  expect(await looks()).toEqual(["Menu", true]);
  await button.click();
  expect(await looks()).toEqual(["Close", false]);
  await button.click();
  expect(await looks()).toEqual(["Menu", true]);
});

test("Escape doesn't move the focus while the menu is closed", async () => {
  const { page, button } = await openOnPhone();
  await page.keyboard.press("Escape");
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(false);
});

test("following a link closes it, and it is closed after going back", async () => {
  const [shown, other] = navigation;
  const { page, button, links, expanded } = await openOnPhone(shown?.path);
  await button.click();
  await links.nth(1).click();
  await page.waitForURL(`**${other?.path}`);
  await page.goBack();
  expect(await expanded()).toBe("false");
});

test("while it is closed, touches elsewhere don't wait for its script", async () => {
  const { page, button } = await openOnPhone();
  const session = await page.context().newCDPSession(page);
  const heard = async () => {
    const { result } = await session.send("Runtime.evaluate", { expression: "document" });
    const { listeners } = await session.send("DOMDebugger.getEventListeners", {
      objectId: result.objectId ?? "",
    });
    return listeners.map(({ type }) => type).sort();
  };
  expect(await heard()).toEqual([]);
  await button.click();
  expect(await heard()).toEqual(["click", "keydown"]);
  await button.click();
  expect(await heard()).toEqual([]);
});

test("the page behind it doesn't scroll", async () => {
  const { page, button } = await openOnPhone();
  await page.evaluate(() => scrollTo(0, 300));
  await button.click();
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(200);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await button.click();
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test("a wider window removes it, and a narrow one then shows it closed", async () => {
  const { page, button, link, expanded } = await openOnPhone();
  await button.click();
  await page.setViewportSize(desk);
  expect([await button.isVisible(), await link.isVisible()]).toEqual([false, true]);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.setViewportSize(phone);
  expect([await expanded(), await link.isVisible()]).toEqual(["false", false]);
});

test("its last link can be reached on a low screen", async () => {
  const { page, button, links } = await openOnPhone();
  await page.setViewportSize({ width: 390, height: 500 });
  await button.click();
  const last = links.last();
  expect(await last.innerText()).toBe(names.at(-1));
  await last.scrollIntoViewIfNeeded();
  expect(await isSeen(last)).toBe(true);
});

test("with large text, all of it can be reached, also with the keyboard", async () => {
  const page = await open("/about/", { viewport: { width: 320, height: 500 }, bypassCSP: true });
  await page.addStyleTag({ content: "html{font-size:200%!important}" });
  await page.getByRole("button", { name: "Menu" }).click();
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  for (const link of await links.all()) {
    await link.focus();
    expect(await isSeen(link), (await link.textContent()) ?? "").toBe(true);
  }
});
