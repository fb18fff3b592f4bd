import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { pipeGauge } from "../../data/copy/limits.ts";
import { desk, open, pages, phone, publicPages, sheetsOf, sites } from "./browse.ts";
import { at, faultsAt, openFrame } from "./frame.ts";

test.each(pages)(
  "without styles, $name keeps its order, no words run together, and its drawings have a size",
  async ({ address }) => {
    const frame = await openFrame(address, (html) => html.replace(/<style>.*?<\/style>/gs, ""));
    const [headings = []] = await at(frame, [desk], () =>
      [...document.querySelectorAll("h1, h2, h3")].map(({ localName }) => Number(localName[1])),
    );
    expect(headings[0]).toBe(1);
    headings.forEach((level, index) => {
      expect(level - (headings[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
    expect(await faultsAt(frame, [desk], badDrawings, joinedWords)).toEqual([]);
  },
);

describe("on paper", () => {
  test.each(publicPages)(
    "$name takes at most two A4 sheets, and no rule depends on the window",
    async ({ address }) => {
      const page = await open(address);
      const sheets = await sheetsOf(page);
      expect(await page.evaluate(rulesByWindow)).toEqual([]);
      expect(sheets).toBeGreaterThan(0);
      expect(sheets).toBeLessThanOrEqual(2);
    },
  );

  test("the pipe gauge and Home's pipes are in life size, to a tenth of a millimetre, and Home's radiators are there", async () => {
    const page = await open("/prices/");
    expect(await page.locator(".pipe-gauge").isVisible()).toBe(false);
    const pdf = await page.pdf({ format: "A4" });
    for (const size of [...pipeGauge.sizes, pipeGauge.checkLine]) {
      expect(rectangleWidths(pdf)).toContainEqual(expect.closeTo(size, 1));
    }
    await page.goto(sites[0].address);
    await page.emulateMedia({ media: "print" });
    const drawing = page.locator(".pipe-scale-picture .thermal-view svg");
    const scale = await drawing.evaluate((svg: SVGSVGElement) => svg.getScreenCTM()?.a);
    expect((Number(scale) / 96) * 25.4).toBeCloseTo(1, 2);
    const radiators = page.locator(".sludge-or-air-view").filter({ visible: true });
    expect(await radiators.count()).toBe(2);
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

/** The widths of a PDF's rectangles in millimetres. */
function rectangleWidths(pdf: Buffer): number[] {
  const streams = pdf.toString("latin1").matchAll(/stream\r?\n(x.*?)endstream/gs);
  const contents = [...streams]
    .map(([, stream = ""]) => inflateSync(Buffer.from(stream, "latin1")).toString("latin1"))
    .filter((content) => /^[\d. -]+ cm\n/.test(content)); // not pictures and fonts
  const scales = [25.4 / 72];
  return [...contents.join("\n").matchAll(/^(.*)\b(q|Q|cm|re)$/gm)].flatMap(([, numbers = "", operator]) => {
    const [scale = 1, , width = 0] = numbers.split(" ").map(Number);
    const current = scales.at(-1) ?? 1;
    if (operator === "q") scales.push(current);
    else if (operator === "Q") scales.pop();
    else if (operator === "cm") scales[scales.length - 1] = current * scale;
    return operator === "re" ? current * width : [];
  });
}

/** In the page: the conditions of rules about the window's size that also apply to print, where WebKit would use it. */
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

/** In the page: drawings larger than the window, pictures half empty, and labels as large as headlines. */
function badDrawings(): string[] {
  const isLabelLarge = (label: Element) => {
    const { width, height } = label.getBoundingClientRect();
    return Math.min(width, height) > 40;
  };
  return [...document.querySelectorAll("body svg:not(svg svg)")]
    .filter((svg) => {
      const drawn = [...svg.children].map((part) => part.getBoundingClientRect().height);
      const isHalfEmpty = svg.matches(".thermal-view > svg") && 2 * Math.max(...drawn) < svg.clientHeight;
      const isLarge = svg.clientWidth > innerWidth || svg.clientHeight > 600;
      return isLarge || isHalfEmpty || [...svg.querySelectorAll("text")].some(isLabelLarge);
    })
    .map((svg) => svg.outerHTML.slice(0, 80));
}

/** In the page: adjacent texts on a line without a space between them. */
function joinedWords(): string[] {
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
