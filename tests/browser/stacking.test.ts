import { describe, expect, test } from "vitest";
import { desk, phone, publicPages } from "./browse.ts";
import { at, faultsAt, openFrame } from "./frame.ts";

const tablet = { width: 1000, height: 700 };
const lying = { width: 844, height: 390 };

/** What stands over links and buttons of the header that are in sight, wherever the page is scrolled to. */
const overHeader = () => {
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
};

describe("nothing of a page stands over the header, whether its menu is closed or open", () => {
  test.each(publicPages)("$name", async ({ address }) => {
    const frame = await openFrame(address);
    expect(await faultsAt(frame, [phone, tablet, desk, lying], overHeader)).toEqual([]);
    const button = frame.locator("header button");
    const press = () => button.evaluate((element: HTMLElement) => element.click());
    for (const size of [phone, tablet, lying]) {
      await at(frame, [size], () => {});
      // The change of size closes the menu, and may be heard of only after the press.
      const openMenu = async () => {
        const expanded = await button.getAttribute("aria-expanded");
        if (expanded !== "true") await press();
        return expanded;
      };
      await expect.poll(openMenu).toBe("true");
      expect({ size, over: await frame.evaluate(overHeader) }).toEqual({ size, over: [] });
      await press();
    }
  });
});
