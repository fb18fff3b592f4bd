import type { Page } from "playwright";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { desk, open, pages, phone, sites } from "./browse.ts";

const visits = pages.filter(({ site }) => site === sites[0]);
/** The HTML of Tab stops already seen in each window: pages share a header and a footer. */
const windows = [phone, desk].map((viewport) => ({ viewport, seen: [] as string[] }));

test.each(visits)(
  "every focus ring of $path has a contrast of 3:1 with what it covers, at each Tab stop and in the open menu",
  async ({ address }) => {
    const faults: string[] = [];
    for (const { viewport, seen } of windows) {
      const page = await open(address, { viewport });
      await page.setViewportSize({ ...viewport, height: await page.evaluate(unfold, seen) });
      const picture = await focusAll(page);
      const found: string[] = [];
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        for (const { html, isClear } of await ringsOn(page, seen, picture)) {
          if (!isClear) faults.push(`${viewport.width} px, ${colorScheme}: ${html.slice(0, 90)}`);
          found.push(html);
        }
      }
      seen.push(...found);
    }
    expect(faults).toEqual([]);
  },
);

/** Each new Tab stop, and whether its ring is clear. */
async function ringsOn(page: Page, known: readonly string[], picture: (round: number) => Promise<Buffer>) {
  const stops = await page.evaluate(findStops, known);
  const pictures: Buffer[] = [];
  const at = async (round: number) => (pictures[round] ??= await picture(round));
  const rings: { html: string; isClear: boolean }[] = [];
  for (const stop of stops)
    rings.push({ html: stop.html, isClear: isClear(stop, await at(stop.round), await at(0)) });
  return rings;
}

/**
 * In the page: removes parts with known Tab stops only. Shows the others all at once, so that one picture is enough: in
 * the layout of this window, with the menu open above the page and the call bar at its end. Returns the page's height.
 */
function unfold(known: readonly string[]): number {
  for (const part of document.querySelectorAll<HTMLElement>("body > a, header, main > *, footer, aside")) {
    const stops = [part, ...part.querySelectorAll<HTMLElement>("*")].filter(({ tabIndex }) => tabIndex >= 0);
    if (stops.every(({ outerHTML }) => known.includes(outerHTML))) part.remove();
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:root { --svh: ${innerHeight / 100}px !important } aside { animation: none !important }
    .header-nav { position: static !important } .skip-link { z-index: 9 !important }`);
  document.adoptedStyleSheets = [sheet];
  const button = document.querySelector<HTMLElement>(".header button");
  if (button?.checkVisibility()) button.click();
  addEventListener("focusout", (event) => event.stopPropagation(), true); // it would close the menu
  return document.documentElement.scrollHeight;
}

/** Focuses each Tab stop, then all at once. Returns a function that takes a picture of the rings of a round. */
async function focusAll(page: Page) {
  const count = await page.evaluate(() => {
    addEventListener("focusin", ({ target }) => (target as Element).toggleAttribute("data-stop", true));
    return [...document.querySelectorAll<HTMLElement>("*")].filter(({ tabIndex }) => tabIndex >= 0).length;
  });
  await Promise.all(Array.from({ length: count + 5 }, () => page.keyboard.press("Tab")));
  const session = await page.context().newCDPSession(page);
  onTestFinished(() => session.detach());
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const stops = { nodeId: root.nodeId, selector: "[data-stop]" };
  const { nodeIds } = await session.send("DOM.querySelectorAll", stops);
  const forcedPseudoClasses = ["focus", "focus-visible"];
  for (const nodeId of nodeIds) await session.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses });
  return async (round: number) => {
    await page.evaluate(showRings, round);
    const { data } = await session.send("Page.captureScreenshot", { optimizeForSpeed: true });
    return sharp(Buffer.from(data, "base64")).removeAlpha().raw().toBuffer();
  };
}

/** In the page: hides the rings of all other rounds. */
function showRings(round: number): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:not([data-round="${round}"]) { outline-color: transparent !important }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.slice(0, 1), sheet];
}

type Stop = ReturnType<typeof findStops>[number];

/**
 * In the page: each new Tab stop, the area of its ring, its colour or its label's, and the length of its edge in pixels.
 * Rings that might touch are in different rounds.
 */
function findStops(known: readonly string[]) {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, 1);
  const marked = [...document.querySelectorAll<HTMLInputElement>("[data-stop]")];
  const stops = marked.map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const ringed = [element, ...(element.labels ?? [])];
    // A link on two lines has an edge around each part.
    const perimeters = [...element.getClientRects()].map((part) => 2 * (part.width + part.height));
    return {
      html: element.outerHTML.replace(/ data-(stop|round)="\d*"/g, ""),
      left: Math.max(0, Math.floor(left) - 8),
      top: Math.max(0, Math.floor(top) - 8),
      right: Math.min(innerWidth, Math.ceil(right) + 8),
      bottom: Math.min(innerHeight, Math.ceil(bottom) + 8),
      width: innerWidth,
      colors: ringed.map((each) => (getComputedStyle(each).outlineColor.match(/\d+/g) ?? []).map(Number)),
      perimeter: Math.min(...perimeters),
      ringed,
      round: 1, // round 0 shows none
    };
  });
  const found = stops.filter(({ html }) => !known.includes(html));
  for (const [index, stop] of found.entries()) {
    const near = found
      .slice(0, index)
      .filter((other) => stop.left < other.right && other.left < stop.right)
      .filter((other) => stop.top < other.bottom && other.top < stop.bottom);
    while (near.some(({ round }) => round === stop.round)) stop.round++;
    for (const element of stop.ringed) element.dataset.round = `${stop.round}`;
  }
  return found.map(({ ringed: _ringed, ...stop }) => stop);
}

/**
 * Whether most of a ring changes the pixels by a contrast of 3:1, and nearly none of it by less. Only pixels in its
 * colour count: others may change too, because Chromium dithers gradients differently each time it paints them.
 */
function isClear({ left, top, right, bottom, width, colors, perimeter }: Stop, ring: Buffer, behind: Buffer) {
  const isColored = (pixels: Buffer, at: number) =>
    colors.some((color) => color.every((channel, index) => channel === pixels[at + index]));
  let [clear, faint] = [0, 0];
  for (let y = top; y < bottom; y++) {
    for (let at = 3 * (y * width + left); at < 3 * (y * width + right); at += 3) {
      if (!isColored(ring, at) || isColored(behind, at)) continue;
      const ratio = luminance(ring, at) / luminance(behind, at);
      if (Math.max(ratio, 1 / ratio) >= 3) clear++;
      else faint++;
    }
  }
  return clear >= 2 * perimeter && faint <= clear / 20;
}

/** The relative luminance of a pixel, with glare, as WCAG 2 defines it for contrast. */
function luminance(pixels: Buffer, at: number): number {
  const parts = [0.2126, 0.7152, 0.0722].map((weight, channel) => {
    const share = (pixels[at + channel] ?? 0) / 255;
    return weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  });
  return parts.reduce((sum, part) => sum + part, 0.05);
}
