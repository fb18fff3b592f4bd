import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { desk, phone, publicPaths, startBrowser } from "./browse.ts";

const { open } = startBrowser();

const tablet = { width: 1000, height: 700 };
const lying = { width: 844, height: 390 };

/** What stands over links and buttons of the header that are in sight, wherever the page is scrolled to. */
const overHeader = (page: Page) =>
  page.evaluate(() => {
    const targets = [...document.querySelectorAll("header :is(a, button)")];
    const met = () =>
      targets.flatMap((target) => {
        const { x, y, width, height } = target.getBoundingClientRect();
        const scrolled = (target.closest("nav") ?? target).getBoundingClientRect();
        const middle = y + height / 2;
        const inSight = width > 0 && middle > scrolled.top && middle < scrolled.bottom;
        const top = inSight ? document.elementFromPoint(x + width / 2, middle) : null;
        const isClear = top === null || top.closest("header, .call-bar");
        return isClear ? [] : [`${target.textContent} / ${top.outerHTML.slice(0, 60)}`];
      });
    const found = new Set<string>();
    for (let down = 0; down < document.body.scrollHeight; down += 40) {
      scrollTo(0, down);
      for (const each of met()) found.add(each);
    }
    return [...found];
  });

describe("nothing of a page stands over", () => {
  for (const viewport of [phone, tablet, desk, lying]) {
    test(`the header, at ${viewport.width} × ${viewport.height}`, async () => {
      for (const path of publicPaths) {
        const page = await open(path, { viewport });
        expect(await overHeader(page), path).toEqual([]);
      }
    });
  }

  for (const viewport of [phone, tablet, lying]) {
    test(`the open menu, at ${viewport.width} × ${viewport.height}`, async () => {
      for (const path of publicPaths) {
        const page = await open(path, { viewport });
        await page.getByRole("button", { name: "Menu" }).click();
        expect(await overHeader(page), path).toEqual([]);
      }
    });
  }
});
