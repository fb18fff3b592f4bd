import { expect, test } from "vitest";
import { pipeGauge } from "../../data/copy/limits.ts";
import { origin } from "../../data/model/address.ts";
import { mainPhone } from "../../data/model/phones.ts";
import { openInChromium } from "./harness/chromium-page.ts";
import { can, engine, engineName, open, run } from "./harness/page.ts";
import { pages } from "./harness/site-pages.ts";

/** In a page: the texts of its main part and footer, and which are visible, without controls, links and drawings. */
function textsForPaper() {
  const forScreens =
    ".screen-only, .text-link, .page-heading-text > a, .footer-links, .suitability-maybe, .suitability-no, fieldset, script, [aria-hidden], [role=img]";
  const parts = [...document.querySelectorAll("main *, footer *")].filter(
    (part) => !part.closest(forScreens),
  );
  return parts.flatMap((part) =>
    [...part.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .map(({ textContent }) => ({ text: `${textContent}`, isVisible: part.checkVisibility() })),
  );
}

if (can("print")) {
  test("all of the text of Prices is on its printed sheets", async () => {
    await open("/prices/");
    const texts = await run(textsForPaper);
    const pdf = await engine.print?.();
    await engine.resize(900, 3600); // the viewer draws only the sheets in its window
    await engine.goto(`data:application/pdf;base64,${pdf}`);
    const withoutSpaces = (text: string) => text.replace(/\s/g, "");
    const lost = async () => {
      const printed = withoutSpaces(await run(printedText));
      return texts.map(({ text }) => withoutSpaces(text)).filter((text) => !printed.includes(text));
    };
    await expect.poll(lost, { timeout: 5000 }).toEqual([]);
  });
}

/** In Firefox's PDF viewer: the text on all sheets. */
const printedText = () =>
  [...document.querySelectorAll(".textLayer span")].map((span) => span.textContent).join("");

if (engineName === "chromium") {
  test.each(pages)("$name loses no text on paper", async ({ address }) => {
    const page = await openInChromium(address);
    await page.emulateMedia({ media: "print" });
    const texts = await page.evaluate(textsForPaper);
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter(({ isVisible }) => !isVisible)).toEqual([]);
  });

  test("Prices takes one A4 sheet, with the number and the site's address at the top", async () => {
    const page = await openInChromium("/prices/");
    const pdf = await page.pdf({ format: "A4", preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: "print" });
    const header = await page.locator("header").innerText();
    expect(header).toContain(mainPhone.label);
    expect(header).toContain(new URL(origin).host);
  });

  test("printed pipes have their life size, to a tenth of a millimetre", async () => {
    const page = await openInChromium("/prices/");
    const gauge = page.locator("svg.paper-only");
    expect(await gauge.isVisible()).toBe(false);
    await page.emulateMedia({ media: "print" });
    const widths = (selector: string) =>
      page.locator(selector).evaluateAll((all) => all.map((part) => part.getBoundingClientRect().width));
    const millimetres = (await widths("svg.paper-only rect")).map((width) => (width / 96) * 25.4);
    for (const size of [...pipeGauge.sizes, pipeGauge.checkLine]) {
      expect(millimetres).toContainEqual(expect.closeTo(size, 1));
    }
    await page.goto(new URL("/", page.url()).href);
    const [width = 0] = await widths(".pipe-scale-picture img");
    const total = await page.locator(".pipe-scale-picture img").getAttribute("width");
    expect((width / 96) * 25.4).toBeCloseTo(Number(total), 1);
  });
}
