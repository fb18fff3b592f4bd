import { expect, onTestFinished, test } from "vitest";
import { newPage, open, phone, sites } from "./browse.ts";

/** A page on a phone, and its menu's button. */
async function openOnPhone() {
  const page = await open("/about/", { viewport: phone });
  return { page, button: page.getByRole("banner").getByRole("button") };
}

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

test.each(["100%", "200%"])(
  "in a low window with text at %s, each link can be reached with the keyboard",
  async (size) => {
    const page = await open("/about/", { viewport: { width: 320, height: 500 }, bypassCSP: true });
    await page.addStyleTag({ content: `html{font-size:${size}!important}` });
    await page.getByRole("button", { name: "Menu" }).click();
    for (const link of await page.getByRole("navigation", { name: "Main" }).getByRole("link").all()) {
      await link.focus();
      const isSeen = await link.evaluate((element) => {
        const { x, width, top, bottom } = element.getBoundingClientRect();
        const points = [top + 1, (top + bottom) / 2, bottom - 1];
        return points.every((y) => element.contains(document.elementFromPoint(x + width / 2, y)));
      });
      expect(isSeen, `${await link.textContent()}`).toBe(true);
    }
  },
);
