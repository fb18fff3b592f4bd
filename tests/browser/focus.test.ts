import type { CDPSession, Page } from "playwright";
import sharp from "sharp";
import { expect, test } from "vitest";
import { desk, open, pages, phone, sites } from "./browse.ts";

const looks = [phone, desk].flatMap((viewport) =>
  (["light", "dark"] as const).map((colorScheme) => ({ viewport, colorScheme })),
);
const visits = pages.filter(({ site }) => site === sites[0]);

/** Tab stops already seen at this width and in this scheme: pages share a header and a footer. */
const seen = new Set<string>();

test.each(visits)(
  "every focus ring of $path has a contrast of 3:1 with what it covers, at each Tab stop and in the open menu",
  async ({ address }) => {
    const faults: string[] = [];
    for (const { viewport, colorScheme } of looks) {
      const page = await open(address, { viewport, colorScheme });
      const session = await page.context().newCDPSession(page);
      const look = `${viewport.width} px, ${colorScheme}: `;
      await page.keyboard.press("Tab");
      for (let stop = await focused(page); stop; stop = await focused(page)) {
        if (!seen.has(look + stop.html)) {
          const { clear, faint } = await ringOf(page, session, stop);
          const isSeen = clear >= 2 * stop.perimeter && faint <= clear / 20;
          if (!isSeen) faults.push(`${look}${stop.html.slice(0, 90)}`);
        }
        seen.add(look + stop.html);
        if (stop.isMenuButton) await page.keyboard.press("Enter");
        await page.keyboard.press("Tab");
      }
      await session.detach();
    }
    expect(faults).toEqual([]);
  },
  60_000,
);

/** The focused element, the area of its ring, its colour or its label's, and the length of its edge in pixels. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return undefined;
    const box = element.getBoundingClientRect();
    const [left, top] = [Math.max(0, Math.floor(box.left) - 8), Math.max(0, Math.floor(box.top) - 8)];
    const width = Math.min(document.documentElement.clientWidth, Math.ceil(box.right) + 8) - left;
    const height = Math.min(innerHeight, Math.ceil(box.bottom) + 8) - top;
    // A link on two lines has an edge around each part.
    const perimeters = [...element.getClientRects()].map((part) => 2 * (part.width + part.height));
    return {
      html: element.outerHTML,
      isMenuButton: element.matches(".header button"),
      clip: { x: left + scrollX, y: top + scrollY, width, height, scale: 1 },
      colors: [element, ...((element as HTMLInputElement).labels ?? [])].map((ringed) =>
        (getComputedStyle(ringed).outlineColor.match(/\d+/g) ?? []).map(Number),
      ),
      perimeter: Math.min(...perimeters),
    };
  });
}

type Stop = NonNullable<Awaited<ReturnType<typeof focused>>>;

/**
 * The number of pixels that a ring changes by a contrast of 3:1, and by less. Only pixels in its colour count: other
 * pixels may change too, because Chromium dithers gradients differently each time it paints them.
 */
async function ringOf(page: Page, session: CDPSession, { clip, colors }: Stop) {
  const pixels = async () => {
    const { data } = await session.send("Page.captureScreenshot", { clip, optimizeForSpeed: true });
    return sharp(Buffer.from(data, "base64")).removeAlpha().raw().toBuffer();
  };
  const showRing = (shown: boolean) =>
    page.evaluate(
      (color) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`* { ${color} }`);
        document.adoptedStyleSheets = [sheet];
      },
      shown ? "" : "outline-color: transparent !important",
    );
  const ring = await pixels();
  await showRing(false);
  const behind = await pixels();
  await showRing(true);
  const isColored = (pixels: Buffer, at: number) =>
    colors.some((color) => color.every((channel, index) => channel === pixels[at + index]));
  let [clear, faint] = [0, 0];
  for (let at = 0; at < ring.length; at += 3) {
    if (!isColored(ring, at) || isColored(behind, at)) continue;
    const [one, other] = [luminance(ring, at), luminance(behind, at)];
    if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3) clear++;
    else faint++;
  }
  return { clear, faint };
}

/** The relative luminance of a pixel, as WCAG 2 defines it. */
function luminance(pixels: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [...pixels.subarray(at, at + 3)].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
