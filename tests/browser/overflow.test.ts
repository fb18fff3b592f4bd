import { expect, test } from "vitest";
import { pages } from "./browse.ts";
import { openFrame } from "./frame.ts";

/** The HTML of parts already tested: several pages share them. */
let seen: string[] = [];

test.each(pages)("$name doesn't scroll sideways at any width from 320 to 1440 px", async ({ address }) => {
  const frame = await openFrame(address);
  // Balancing lines makes no word wider, and takes a tenth of the time.
  await frame.addStyleTag({ content: "*{text-wrap:wrap!important}" });
  const { parts, faults } = await frame.evaluate((known) => {
    const all = [...document.querySelectorAll("header, main > *, footer, aside")];
    const parts = all.map(({ outerHTML }) => outerHTML);
    for (const part of all) if (known.includes(part.outerHTML)) part.remove();
    // A drawing that clips its contents can't make the page wider.
    for (const svg of document.querySelectorAll("svg")) {
      if (getComputedStyle(svg).overflowX !== "visible") svg.replaceChildren();
    }
    const frameElement = window.frameElement as HTMLIFrameElement;
    const faults: string[] = [];
    for (let width = 320; width <= 1440; width++) {
      frameElement.width = `${width}`;
      const { scrollWidth } = document.documentElement;
      if (scrollWidth > width) faults.push(`${width} px: ${scrollWidth} px`);
    }
    return { parts, faults };
  }, seen);
  seen = [...seen, ...parts];
  expect(faults).toEqual([]);
});
