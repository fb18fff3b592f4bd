import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { allPaths, desk, phone, publicPaths, startBrowser } from "./browse.ts";

const { open } = startBrowser();

/** How far the page scrolls sideways, and every piece of text that is cut off or runs out of the window. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const cut = [...document.querySelectorAll("h1, h2, h3, p, a, li, label, button, figcaption")]
      .filter((element) => element.checkVisibility() && !element.matches(".visually-hidden, .skip-link"))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        const clips = getComputedStyle(element).overflowX !== "visible";
        return (
          left < -0.5 || right > innerWidth + 0.5 || (clips && element.scrollWidth > element.clientWidth + 1)
        );
      })
      .map((element) => `${element.localName} ${element.textContent?.slice(0, 40)}`);
    return { wide: Math.max(0, wide), cut };
  });

/** Every line of a page's text that something else is painted over. Radio buttons lie unseen over their labels. */
const covered = async (page: Page) => {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 20_000 });
  return page.evaluate(() => {
    const over = (holder: Element, line: DOMRect) => {
      const top = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
      return top === null || top.contains(holder) || top.matches("input, .call-bar, .call-bar *")
        ? []
        : [top];
    };
    const holders = document.querySelectorAll("main :not(svg, svg *, .visually-hidden), footer *");
    return [...holders]
      .filter((holder) => holder.checkVisibility({ visibilityProperty: true }))
      .flatMap((holder) => [...holder.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
      .flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const tops = [...range.getClientRects()].flatMap((line) => over(text.parentElement as Element, line));
        return tops.map((top) => `${text.textContent?.slice(0, 40)} / ${top.outerHTML.slice(0, 60)}`);
      });
  });
};

/** Pairs of neighbours in the header whose text overlaps. */
const headerOverlaps = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll(".header a, .header button")]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }));
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ box: other }) => box.left < other.right - 1 && other.left < box.right - 1)
        .filter(({ box: other }) => box.top < other.bottom - 1 && other.top < box.bottom - 1)
        .map((other) => `${name} / ${other.name}`),
    );
  });

describe("nothing overflows or overlaps", () => {
  for (const viewport of [{ width: 320, height: 640 }, phone, { width: 768, height: 1024 }, desk]) {
    test.each(allPaths)(`%s with the text spacing of WCAG 1.4.12, ${viewport.width} px`, async (path) => {
      const page = await open(path, { viewport, bypassCSP: true });
      await page.addStyleTag({
        content:
          "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}",
      });
      expect(await overflow(page)).toEqual({ wide: 0, cut: [] });
      expect(await headerOverlaps(page)).toEqual([]);
      expect(await covered(page)).toEqual([]);
    });

    test.each(allPaths)(`%s with text at 200 %, ${viewport.width} px`, async (path) => {
      const page = await open(path, { viewport, bypassCSP: true });
      await page.addStyleTag({ content: "html{font-size:200%!important}" });
      expect(await overflow(page)).toEqual({ wide: 0, cut: [] });
      expect(await headerOverlaps(page)).toEqual([]);
      expect(await covered(page)).toEqual([]);
    });
  }
});

test("at 400 % zoom the pinned parts leave most of the screen to the page", async () => {
  for (const path of allPaths) {
    const page = await open(path, { viewport: { width: 320, height: 256 } });
    await page.evaluate(() => scrollTo(0, 600));
    const covered = await page.evaluate(() => {
      const heights = [...document.querySelectorAll(".header, .header-bar, .call-bar")].map((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      });
      return Math.max(...heights.slice(0, 2)) + (heights[2] ?? 0);
    });
    expect(covered).toBeLessThanOrEqual(256 * 0.25);
  }
});

test("without its styles a page keeps its order, and its drawings a size of their own", async () => {
  for (const path of allPaths) {
    const page = await open(path, { viewport: desk });
    const { headings, sizes } = await page.evaluate(() => {
      for (const style of document.querySelectorAll("style")) style.remove();
      return {
        headings: [...document.querySelectorAll("h1, h2, h3")].map(({ localName }) => Number(localName[1])),
        sizes: [...document.querySelectorAll("body svg:not(svg svg)")].map((svg) => [
          svg.clientWidth,
          svg.clientHeight,
        ]),
      };
    });
    expect(headings[0]).toBe(1);
    headings.forEach((level, index) => {
      expect(level - (headings[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
    for (const [width = 0, height = 0] of sizes) {
      expect(width).toBeLessThanOrEqual(desk.width);
      expect(height).toBeLessThanOrEqual(600);
    }
  }
});

describe("on paper", () => {
  test.each(publicPaths)("%s takes one A4 sheet if it holds the prices, else two at most", async (path) => {
    const page = await open(path);
    const pdf = await page.pdf({
      format: "A4",
      margin: { top: "12mm", bottom: "12mm", left: "12mm", right: "12mm" },
    });
    const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(path === "/prices/" ? 1 : 2);
  });

  test("the call bar, the menu and the skip link are absent, and the number is large", async () => {
    const page = await open("/prices/", { viewport: phone });
    await page.emulateMedia({ media: "print" });
    for (const part of [".call-bar", ".header-menu", ".header-nav", ".skip-link"]) {
      expect(await page.locator(part).isVisible(), part).toBe(false);
    }
    const size = await page
      .locator(".closing-call-phone")
      .evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
    expect(size).toBeGreaterThanOrEqual(32);
  });
});
