import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { pipeGauge } from "../../data/copy/limits.ts";
import { ringMiles, towns } from "../../data/model/towns.ts";
import { openInChromium } from "./harness/chromium-page.ts";
import { phone } from "./harness/devices.ts";
import { can, engine, engineName, open, run, until } from "./harness/page.ts";
import { publicPages } from "./harness/site-pages.ts";

if (can("print")) {
  test("a printed map has every ring's miles and every town's number", async () => {
    const texts = (await print("/areas/")).map(({ text }) => text);
    const labels = [...ringMiles.map((miles) => `${miles} mi`), ...towns.map((_, index) => `${index + 1}`)];
    expect(labels.filter((label) => !texts.includes(label))).toEqual([]);
  });

  test("every price is readable on paper with backgrounds", async () => {
    // A hyphen that is a text of its own may be thinner than a pixel.
    const words = (await print("/prices/")).filter(({ text }) => /\w/.test(text));
    expect(words.length).toBeGreaterThan(50);
    const sheets = sharp(await engine.screenshot());
    const { data, info } = await sheets.greyscale().raw().toBuffer({ resolveWithObject: true });
    const faint = words.filter(({ left, top, width, height }) => {
      const rows = Array.from({ length: height }, (_, row) => (top + row) * info.width + left);
      const pixels = rows.flatMap((start) => [...data.subarray(start, start + width)]);
      return Math.max(...pixels) - Math.min(...pixels) < 128;
    });
    expect(faint).toEqual([]);
  });
}

/** Prints a page of the site, shows it in Firefox's PDF viewer and returns the texts on its sheets. */
async function print(path: string) {
  await open(path);
  const pdf = await engine.print?.();
  await engine.resize(900, 3600);
  await engine.goto(`data:application/pdf;base64,${pdf?.toString("base64")}`);
  expect(await until(allSheetsShow)).toBe(true);
  return run(printedTexts);
}

/** In the viewer: whether each sheet and its text have been drawn. */
function allSheetsShow(): boolean {
  const sheets = [...document.querySelectorAll<HTMLElement>(".page")];
  const isDrawn = (sheet: HTMLElement) => sheet.dataset.loaded && sheet.querySelector(".endOfContent");
  return sheets.length > 0 && sheets.every(isDrawn);
}

/** In the viewer: the texts on all sheets and their boxes in pixels. */
function printedTexts() {
  return [...document.querySelectorAll(".textLayer span")].flatMap((span) => {
    const text = span.textContent?.trim();
    const { left, top, width, height } = span.getBoundingClientRect();
    const size = { width: Math.round(width), height: Math.round(height) };
    return text ? [{ text, left: Math.round(left), top: Math.round(top), ...size }] : [];
  });
}

if (engineName === "chromium") {
  describe("a page takes at most two A4 sheets, and no rule depends on the window", () => {
    test.each(publicPages)("$name", async ({ address }) => {
      const page = await openInChromium(address);
      const margin = { top: "12mm", bottom: "12mm", left: "12mm", right: "12mm" };
      const pdf = await page.pdf({ format: "A4", margin });
      const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
      expect([1, 2]).toContain(sheets);
      expect(await page.evaluate(rulesByWindow)).toEqual([]);
    });
  });

  test("printed pipes have their life size, to a tenth of a millimetre, and Home's radiators are there", async () => {
    const page = await openInChromium("/prices/");
    expect(await page.locator(".pipe-gauge").isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    const lines = page.locator(".pipe-gauge rect");
    const millimetres = await lines.evaluateAll((all) =>
      all.map((line) => (line.getBoundingClientRect().width / 96) * 25.4),
    );
    for (const size of [...pipeGauge.sizes, pipeGauge.checkLine]) {
      expect(millimetres).toContainEqual(expect.closeTo(size, 1));
    }
    await page.goto(new URL("/", page.url()).href);
    const drawing = page.locator(".pipe-scale-picture .thermal-view svg");
    const scale = await drawing.evaluate((svg: SVGSVGElement) => svg.getScreenCTM()?.a);
    expect((Number(scale) / 96) * 25.4).toBeCloseTo(1, 2);
    expect(await page.locator(".sludge-or-air-view").filter({ visible: true }).count()).toBe(2);
  });

  test("the call bar, the menu and the skip link aren't printed, and the number is large", async () => {
    const page = await openInChromium("/prices/", { viewport: phone });
    await page.emulateMedia({ media: "print" });
    for (const part of [".call-bar", ".header-menu", ".header-nav", ".skip-link"]) {
      expect(await page.locator(part).isVisible(), part).toBe(false);
    }
    const number = page.locator(".closing-call-phone");
    const size = await number.evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
    expect(size).toBeGreaterThanOrEqual(32);
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
