import { describe, expect, test } from "vitest";
import { ringMiles } from "../../components/map/area-map.ts";
import { pipeGauge } from "../../data/copy/limits.ts";
import { towns } from "../../data/model/towns.ts";
import { openInChromium } from "./harness/chromium-page.ts";
import { phone } from "./harness/devices.ts";
import { can, engine, engineName, open, run } from "./harness/page.ts";
import { publicPages } from "./harness/site-pages.ts";

if (can("print")) {
  test("a printed map has every ring's miles and every town's number", async () => {
    await open("/areas/");
    const pdf = await engine.print?.();
    await engine.resize(900, 3600); // the viewer draws only the sheets in its window
    await engine.goto(`data:application/pdf;base64,${pdf}`);
    const labels = [...ringMiles.map((miles) => `${miles} mi`), ...towns.map((_, index) => `${index + 1}`)];
    await expect.poll(() => run(printedTexts), { timeout: 5000 }).toEqual(expect.arrayContaining(labels));
  });
}

/** In Firefox's PDF viewer: the texts on all sheets. */
const printedTexts = () =>
  [...document.querySelectorAll(".textLayer span")].map((span) => span.textContent?.trim());

if (engineName === "chromium") {
  describe("a page takes at most two A4 sheets, and no rule depends on the window", () => {
    test.each(publicPages)("$name", async ({ address }) => {
      const page = await openInChromium(address);
      const margin = { top: "12mm", bottom: "12mm", left: "12mm", right: "12mm" };
      const pdf = await page.pdf({ format: "A4", margin });
      const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length;
      expect([1, 2]).toContain(sheets);
      expect(queriesByWindow(await page.content())).toEqual([]);
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
    const drawing = page.locator(".pipe-scale-picture img");
    const scale = await drawing.evaluate((image: HTMLImageElement) => image.width / image.naturalWidth);
    expect((scale / 96) * 25.4).toBeCloseTo(1, 2);
    expect(await page.locator(".contact-sheet-picture").filter({ visible: true }).count()).toBe(4);
  });

  test("the call bar, the menu and the skip link aren't printed, no list item is cut, and the number is large", async () => {
    const page = await openInChromium("/prices/", { viewport: phone });
    await page.emulateMedia({ media: "print" });
    for (const part of [".call-bar", ".header-menu", ".header-nav", ".skip-link"]) {
      expect(await page.locator(part).isVisible(), part).toBe(false);
    }
    const breaks = await page
      .locator("main li")
      .evaluateAll((all) => all.map((li) => getComputedStyle(li).breakInside));
    expect(new Set(breaks)).toEqual(new Set(["avoid"]));
    const number = page.locator(".closing-call-phone");
    const size = await number.evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
    expect(size).toBeGreaterThanOrEqual(32);
  });
}

/** Media queries about the window that also apply to print, where WebKit would use the window's size. */
const queriesByWindow = (html: string) =>
  [...html.matchAll(/@media([^{%]+)\{/g)]
    .filter(([, list = ""]) => !/\bprint\b/.test(list))
    .flatMap(([, list = ""]) => list.split(","))
    .filter((query) => /width|height/.test(query) && !query.includes("screen"));
