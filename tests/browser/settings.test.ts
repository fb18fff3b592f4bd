import { describe, expect, test } from "vitest";
import { owner } from "../../data/owner.ts";
import { overflows } from "../overflows.ts";
import { desk, open, pages, phone, publicPages, publicPaths, sites } from "./browse.ts";
import { at, faultsAt, openFrame } from "./frame.ts";

/** Pairs of neighbours in the header whose text overlaps. */
const headerOverlaps = () => {
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
};

/** Every line of text that something else is painted over. Radio buttons lie unseen over their labels. */
const covered = () => {
  const over = (holder: Element, line: DOMRect) => {
    const top = document.elementFromPoint(line.x + line.width / 2, line.y + line.height / 2);
    return top === null || top.contains(holder) || top.matches("input, .call-bar, .call-bar *") ? [] : [top];
  };
  const holders = document.querySelectorAll("main :not(svg, svg *, .visually-hidden), footer *");
  return [...holders]
    .filter((holder) => holder.checkVisibility({ visibilityProperty: true, checkVisibilityCSS: true }))
    .flatMap((holder) => [...holder.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
    .flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const tops = [...range.getClientRects()].flatMap((line) => over(text.parentElement as Element, line));
      return tops.map((top) => `${text.textContent?.slice(0, 40)} / ${top.outerHTML.slice(0, 60)}`);
    });
};

/** In the page: how much of the window's height the header and the call bar take, once it is scrolled. */
const pinnedHeight = () => {
  scrollTo(0, 600);
  const heights = [...document.querySelectorAll(".header, .header-bar, .call-bar")].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  });
  return Math.max(...heights.slice(0, 2)) + (heights[2] ?? 0);
};

const textSettings = {
  "the text spacing of WCAG 1.4.12":
    "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}",
  "text at 200 %": "html{font-size:200%!important}",
};

test.each(pages)(
  "nothing on $name overflows or overlaps with large or spaced text, and little is pinned at 400 % zoom",
  async ({ address }) => {
    const frame = await openFrame(address);
    const [pinned] = await at(frame, [{ width: 320, height: 256 }], pinnedHeight);
    expect(pinned).toBeLessThanOrEqual(256 * 0.25);
    const sizes = [{ width: 320, height: 640 }, phone, { width: 768, height: 1024 }, desk];
    for (const [setting, content] of Object.entries(textSettings)) {
      const style = await frame.addStyleTag({ content });
      expect(await faultsAt(frame, sizes, overflows), setting).toEqual([]);
      expect(await faultsAt(frame, sizes, headerOverlaps), setting).toEqual([]);
      const wholePages = sizes.map((size) => ({ ...size, height: 20_000 }));
      expect(await faultsAt(frame, wholePages, covered), setting).toEqual([]);
      await style.evaluate((element: HTMLElement) => element.remove());
    }
  },
);

test.each(pages)(
  "without its styles $name keeps its order, and its drawings a size of their own",
  async ({ address }) => {
    const frame = await openFrame(address, (html) => html.replace(/<style>.*?<\/style>/gs, ""));
    const [headings = []] = await at(frame, [desk], () =>
      [...document.querySelectorAll("h1, h2, h3")].map(({ localName }) => Number(localName[1])),
    );
    expect(headings[0]).toBe(1);
    headings.forEach((level, index) => {
      expect(level - (headings[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
    const largeDrawings = () =>
      [...document.querySelectorAll("body svg:not(svg svg)")]
        .filter((svg) => svg.clientWidth > innerWidth || svg.clientHeight > 600)
        .map((svg) => svg.outerHTML.slice(0, 80));
    expect(await faultsAt(frame, [desk], largeDrawings)).toEqual([]);
  },
);

test("no words run together without styles", async () => {
  const page = await open("/");
  for (const path of publicPaths) {
    await page.goto(new URL(path, page.url()).href);
    expect(await page.evaluate(joinedWords), path).toEqual([]);
  }
});

describe("on paper", () => {
  test.each(publicPages)(
    "$name takes two A4 sheets at most; the prices one, unless the owner states facts",
    async ({ address, path, site }) => {
      const page = await open(address);
      const margin = { top: "12mm", bottom: "12mm", left: "12mm", right: "12mm" };
      const pdf = await page.pdf({ format: "A4", margin });
      const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      const facts = site === sites[0] ? Object.keys(owner).length : Number.POSITIVE_INFINITY;
      expect(sheets).toBeGreaterThan(0);
      expect(sheets).toBeLessThanOrEqual(path === "/prices/" && facts === 0 ? 1 : 2);
    },
  );

  test("no sheet depends on the window, by whose width WebKit would choose its rules", async () => {
    const page = await open("/");
    for (const path of publicPaths) {
      await page.goto(new URL(path, page.url()).href);
      expect(await page.evaluate(rulesByWindow), path).toEqual([]);
    }
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

/** In the page: the conditions of rules that ask how large the window is, also on paper. */
function rulesByWindow(): string[] {
  const conditions = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => {
      const inner = "cssRules" in rule ? conditions(rule.cssRules as CSSRuleList) : [];
      return rule instanceof CSSMediaRule ? [rule.conditionText, ...inner] : inner;
    });
  return [...document.styleSheets]
    .flatMap((sheet) => conditions(sheet.cssRules))
    .filter((condition) => !/\bprint\b/.test(condition))
    .filter((condition) =>
      condition.split(",").some((query) => /width|height/.test(query) && !/screen/.test(query)),
    );
}

/** In the page: takes its styles away, and gives the texts that follow one another on a line without a space. */
function joinedWords(): string[] {
  for (const style of document.querySelectorAll("style")) style.remove();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const pieces: { text: string; rects: DOMRect[] }[] = [];
  while (walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const rects = [...range.getClientRects()];
    if (rects.length > 0 && !walker.currentNode.parentElement?.closest("svg")) {
      pieces.push({ text: `${range}`, rects });
    }
  }
  return pieces.slice(1).flatMap(({ text, rects: [start] }, index) => {
    const before = pieces[index] as (typeof pieces)[number];
    const end = before.rects.at(-1) as DOMRect;
    const touch = end.right === start?.left && end.bottom === start.bottom;
    return touch && /\w$/.test(before.text) && /^\w/.test(text) ? [`${before.text}|${text}`] : [];
  });
}
