import { expect, test } from "vitest";
import { pages } from "./browse.ts";
import { faultsAtAllWidths, openFrame } from "./frame.ts";

/** The HTML of parts already tested: several pages share them. */
let seen: string[] = [];

test.each(pages)("$name doesn't scroll sideways at any width from 320 to 1440 px", async ({ address }) => {
  const frame = await openFrame(address);
  // Balancing lines makes no word wider, and takes a tenth of the time.
  await frame.addStyleTag({ content: "*{text-wrap:wrap!important}" });
  seen = [...seen, ...(await frame.evaluate(reduce, seen))];
  expect(await faultsAtAllWidths(frame, 1440, overflow)).toEqual([]);
});

/** In the page: removes known parts and what can't make it wider; returns all parts. */
function reduce(known: readonly string[]): string[] {
  const all = [...document.querySelectorAll("header, main > *, footer, aside")];
  const parts = all.map(({ outerHTML }) => outerHTML);
  for (const part of all) if (known.includes(part.outerHTML)) part.remove();
  for (const svg of document.querySelectorAll("svg")) {
    if (getComputedStyle(svg).overflowX !== "visible") svg.replaceChildren();
  }
  return parts;
}

/** In the page: which boxes are beside or below their neighbours, and by how much the page scrolls sideways. */
function overflow() {
  const isInText = ({ parentNode }: Element) =>
    [...(parentNode?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE);
  const boxes = [...document.querySelectorAll("body *")].filter((element) => !isInText(element));
  return () => {
    const { scrollWidth } = document.documentElement;
    const rects = boxes.map((box) => box.getBoundingClientRect());
    const arrangement = rects.map(({ width, left }, index) =>
      width === 0 ? "absent" : left < (rects[index - 1]?.right ?? 0) ? "below" : "beside",
    );
    const faults = scrollWidth > innerWidth ? [`${scrollWidth} px`] : [];
    return { arrangement: arrangement.join(), faults };
  };
}
