import { expect, test } from "vitest";
import { pages } from "./browse.ts";
import { openFrame } from "./frame.ts";

/** Parts that were laid out already: what several pages share needs to be laid out on one. */
const seen = new Set<string>();

test.each(pages)("$name scrolls sideways at no width from 320 to 1440 px", async ({ address }) => {
  const frame = await openFrame(address);
  const parts = await frame.locator("header, main > *, footer, aside").all();
  for (const part of parts) {
    const html = await part.evaluate(({ outerHTML }) => outerHTML);
    if (seen.has(html)) await part.evaluate(({ style }) => style.setProperty("display", "none"));
    seen.add(html);
  }
  const wide = await frame.evaluate(() => {
    // A drawing that clips what is in it makes no page wider.
    for (const svg of document.querySelectorAll("svg")) {
      if (getComputedStyle(svg).overflowX !== "visible") svg.replaceChildren();
    }
    const frameElement = window.frameElement as HTMLIFrameElement;
    const root = document.documentElement;
    const found: string[] = [];
    for (let width = 320; width <= 1440; width++) {
      frameElement.width = `${width}`;
      if (root.scrollWidth > width) found.push(`${width} px: ${root.scrollWidth} px`);
    }
    return found;
  });
  expect(wide).toEqual([]);
});
