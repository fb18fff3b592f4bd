import type { Page } from "playwright";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openInChromium } from "./harness/chromium-page.ts";
import { desktop, phone } from "./harness/devices.ts";
import { engine, engineName, open, run } from "./harness/page.ts";
import { paths, publicPaths } from "./harness/site-pages.ts";

/** The footer is the same on every page. */
const parts = publicPaths.map((path, index) => [path, index === 0 ? "main, footer" : "main"] as const);

test.each(parts)(
  "on %s, the header and the call bar cover no focused element in %s",
  async (path, selector) => {
    await open(path);
    await run(() => {
      const main = document.querySelector("main") as HTMLElement;
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    });
    const faults: string[] = [];
    for (let last = ""; ; ) {
      await engine.press("Tab");
      const [stop = "", fault = ""] = await run(focusedElement, selector);
      if (stop === "" || stop === last) break;
      if (fault) faults.push(fault);
      last = stop;
    }
    expect(faults).toEqual([]);
  },
);

/** In the page: the focused element in these parts, and its position if it is covered. */
function focusedElement(selector: string): string[] {
  const focused = document.activeElement as HTMLElement;
  if (!focused.closest(selector)) return [];
  const { top, bottom } = focused.getBoundingClientRect();
  const from = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const to = document.querySelector("aside")?.getBoundingClientRect().top ?? innerHeight;
  const name = (focused.textContent || focused.id).slice(0, 40);
  const position = `${name} at ${top} to ${bottom}, between ${from} and ${to}`;
  return [`${name} ${top + scrollY}`, top < from || bottom > to ? position : ""];
}

if (engineName === "chromium") {
  describe.each([phone, desktop])("every focus ring has a contrast of 3:1, at $width px", (viewport) => {
    /** The HTML of the Tab stops of previous pages, which share a header and a footer. */
    const seen = new Set<string>();
    test.each(paths)("on %s", async (path) => {
      const page = await openInChromium(path, { viewport, bypassCSP: true });
      const height = await page.evaluate(showAllStops, [...seen]);
      await page.setViewportSize({ ...viewport, height });
      const faults: string[] = [];
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const stops = await page.evaluate(ringedStops);
        const withRings = await pixelsOf(page);
        const without = await pixelsOf(page, "* { outline-color: transparent !important }");
        const faint = stops.filter((stop) => !isClear(stop, withRings, without));
        faults.push(...faint.map(({ html }) => `${colorScheme}: ${html.slice(0, 90)}`));
        for (const { html } of stops) seen.add(html);
      }
      expect(faults).toEqual([]);
    });
  });
}

/**
 * In the page: removes parts with known Tab stops only. Shows the others all at once, so that one picture is enough: in
 * the layout of this window, with the menu open above the page and the call bar at its end. Gives all of them their
 * focus rings, by changing the selectors. Returns the page's height.
 */
function showAllStops(known: readonly string[]): number {
  const isNew = ({ tabIndex, outerHTML }: HTMLElement) => tabIndex >= 0 && !known.includes(outerHTML);
  for (const part of document.querySelectorAll<HTMLElement>("body > a, header, main > *, footer, aside")) {
    if (![part, ...part.querySelectorAll<HTMLElement>("*")].some(isNew)) part.remove();
  }
  const button = document.querySelector<HTMLElement>(".header button");
  if (button?.checkVisibility()) button.click();
  for (const stop of document.querySelectorAll<HTMLElement>("body *")) {
    if (isNew(stop) && stop.checkVisibility({ visibilityProperty: true })) stop.dataset.stop = "";
  }
  const style = document.querySelector("style") as HTMLStyleElement;
  style.textContent = (style.textContent ?? "").replaceAll(/:focus(-visible)?(?![\w-])/g, "[data-stop]");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:root { --svh: ${innerHeight / 100}px !important } aside { animation: none !important }
    .header-nav { position: static !important } .skip-link { z-index: 9 !important }`);
  document.adoptedStyleSheets = [sheet];
  return document.documentElement.scrollHeight;
}

type Stop = ReturnType<typeof ringedStops>[number];

/** In the page: each Tab stop, the area and the colours of its ring or its label's, and the length of its edge. */
function ringedStops() {
  return [...document.querySelectorAll<HTMLInputElement>("[data-stop]")].map((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const ringed: HTMLElement[] = [element, ...(element.labels ?? [])];
    // A link on two lines has an edge around each part.
    const perimeters = [...element.getClientRects()].map((part) => 2 * (part.width + part.height));
    return {
      html: element.outerHTML.replace(' data-stop=""', ""),
      left: Math.max(0, Math.floor(left) - 8),
      top: Math.max(0, Math.floor(top) - 8),
      right: Math.min(innerWidth, Math.ceil(right) + 8),
      bottom: Math.min(innerHeight, Math.ceil(bottom) + 8),
      width: innerWidth,
      colors: ringed.map((each) => (getComputedStyle(each).outlineColor.match(/\d+/g) ?? []).map(Number)),
      perimeter: Math.min(...perimeters),
    };
  });
}

/** The window's pixels; Playwright adds the style for this picture only. */
async function pixelsOf(page: Page, style = ""): Promise<Buffer> {
  return sharp(await page.screenshot({ style }))
    .removeAlpha()
    .raw()
    .toBuffer();
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
