import type { Frame, Page } from "playwright";
import { newPage } from "./browse.ts";

export type Size = { readonly width: number; readonly height: number };

/** A page of each site that shows one frame at a time. */
const holders = new Map<string, Promise<Page>>();

/**
 * Opens a page in a frame that is never painted, so a new size costs only a layout. Media queries and viewport units
 * follow the frame's size. Replaces the previous frame.
 * @param change changes the page's HTML
 */
export async function openFrame(address: string, change = (html: string) => html): Promise<Frame> {
  const html = await (await fetch(address)).text(); // the page's headers forbid frames
  const { origin } = new URL(address);
  if (!holders.has(origin)) holders.set(origin, openHolder(origin));
  const page = (await holders.get(origin)) as Page;
  const holder = await page.evaluateHandle(async (srcdoc) => {
    const frame = document.createElement("iframe");
    frame.style.cssText = "position:fixed;inset-inline-start:200vw;border:0";
    frame.srcdoc = srcdoc;
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve));
    document.body.replaceChildren(frame);
    await loaded;
    await frame.contentDocument?.fonts.ready;
    return frame;
  }, change(html));
  return (await holder.contentFrame()) as Frame;
}

async function openHolder(origin: string): Promise<Page> {
  const page = await newPage({ bypassCSP: true, reducedMotion: "reduce" });
  await page.goto(`${origin}/robots.txt`);
  return page;
}

/** Sets the frame to each size and evaluates a function there, without painting. */
export function at<Answer>(
  frame: Frame,
  sizes: readonly Size[],
  ask: string | (() => Answer),
): Promise<Answer[]> {
  return frame.evaluate(`${JSON.stringify(sizes)}.map((size) => {
    Object.assign(frameElement, size);
    return (${ask})();
  })`);
}

/** All faults that these functions find in the page at these sizes. */
export async function faultsAt(frame: Frame, sizes: readonly Size[], ...finds: (() => string[])[]) {
  const findAll = `() => [${finds}].flatMap((find) => find())`;
  const found = await at<string[]>(frame, sizes, findAll);
  return sizes.flatMap(({ width, height }, index) =>
    (found[index] ?? []).map((fault) => `${width} × ${height}: ${fault}`),
  );
}

type Measured = { readonly arrangement: string; readonly faults: readonly string[] };

/**
 * The faults in the page at any width from 320 px. Measures at every 16th pixel, on both sides of each query's
 * limits, and where the arrangement changes: between these, boxes grow evenly, so that a fault would show at one end.
 * @param prepare returns a function that measures the page at its current width; both run in the page
 */
export function faultsAtAllWidths<Args extends readonly unknown[]>(
  frame: Frame,
  last: number,
  prepare: (...args: Args) => () => Measured,
  ...args: Args
): Promise<string[]> {
  return frame.evaluate(`(${sweep})(${last}, (${prepare})(...${JSON.stringify(args)}))`);
}

/** In the page. */
function sweep(last: number, measure: () => Measured): string[] {
  const measured = new Map<number, Measured>();
  const measureAt = (width: number): string => {
    if (!measured.has(width)) {
      Object.assign(window.frameElement as Element, { width });
      measured.set(width, measure());
    }
    return `${measured.get(width)?.arrangement}`;
  };
  const measureBetween = (from: number, to: number): void => {
    if (measureAt(from) === measureAt(to) || to - from === 1) return;
    const middle = Math.floor((from + to) / 2);
    measureBetween(from, middle);
    measureBetween(middle, to);
  };
  for (let width = 320; width < last; width += 16) measureBetween(width, width + 16);
  const queries = document.querySelector("style")?.textContent?.match(/@(media|container)[^{]+/g);
  for (const [, length, unit] of `${queries}`.matchAll(/([\d.]+)(px|r?em)/g)) {
    const limit = Math.floor(Number(length) * (unit === "px" ? 1 : 16));
    for (const width of [limit - 1, limit, limit + 1]) if (width >= 320) measureAt(width);
  }
  return [...measured].flatMap(([width, { faults }]) => faults.map((fault) => `${width} px: ${fault}`));
}
