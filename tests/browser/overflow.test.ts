import { expect, test } from "vitest";
import { pages } from "./browse.ts";
import { openFrame } from "./frame.ts";

/** The HTML of parts already tested: several pages share them. */
let seen: string[] = [];

test.each(pages)("$name doesn't scroll sideways at any width from 320 to 1440 px", async ({ address }) => {
  const frame = await openFrame(address);
  // Balancing lines makes no word wider, and takes a tenth of the time.
  await frame.addStyleTag({ content: "*{text-wrap:wrap!important}" });
  const { parts, faults } = await frame.evaluate(sweep, seen);
  seen = [...seen, ...parts];
  expect(faults).toEqual([]);
});

/**
 * In the page: measures at every 16th pixel, on both sides of each media query, and of each width at which a box moves
 * beside or below its neighbour. Between these, boxes grow evenly, so that the narrower end overflows first.
 */
function sweep(known: readonly string[]) {
  const all = [...document.querySelectorAll("header, main > *, footer, aside")];
  const parts = all.map(({ outerHTML }) => outerHTML);
  for (const part of all) if (known.includes(part.outerHTML)) part.remove();
  // A drawing that clips its contents can't make the page wider.
  for (const svg of document.querySelectorAll("svg")) {
    if (getComputedStyle(svg).overflowX !== "visible") svg.replaceChildren();
  }
  const isInText = ({ parentNode }: Element) =>
    [...(parentNode?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE);
  const boxes = [...document.querySelectorAll("body *")].filter((element) => !isInText(element));
  const faults = new Set<string>();
  const arrangements = new Map<number, string>();
  const arrangementAt = (width: number): string => {
    const measured = arrangements.get(width);
    if (measured) return measured;
    Object.assign(window.frameElement as Element, { width });
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width) faults.add(`${width} px: ${scrollWidth} px`);
    let [right, arrangement] = [0, ""];
    for (const box of boxes) {
      const rect = box.getBoundingClientRect();
      arrangement += rect.width === 0 ? "-" : rect.left < right ? "below" : "beside";
      right = rect.right;
    }
    arrangements.set(width, arrangement);
    return arrangement;
  };
  const measureBetween = (from: number, to: number): void => {
    if (arrangementAt(from) === arrangementAt(to) || to - from === 1) return;
    const middle = Math.floor((from + to) / 2);
    measureBetween(from, middle);
    measureBetween(middle, to);
  };
  for (let width = 320; width < 1440; width += 16) measureBetween(width, width + 16);
  const queries = document.querySelector("style")?.textContent?.match(/@media[^{]+/g);
  for (const [, length, unit] of `${queries}`.matchAll(/([\d.]+)(px|r?em)/g)) {
    const edge = Math.floor(Number(length) * (unit === "px" ? 1 : 16));
    for (const width of [edge - 1, edge, edge + 1]) if (width >= 320) arrangementAt(width);
  }
  return { parts, faults: [...faults] };
}
