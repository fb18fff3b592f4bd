import { expect, test } from "vitest";
import { origin } from "../../data/model/address.ts";
import { mainPhone } from "../../data/model/phones.ts";
import { openInChromium } from "./harness/chromium-page.ts";
import { can, engine, engineName, evaluate, open } from "./harness/page.ts";
import { pages } from "./harness/site-pages.ts";

/** In a page: the texts of its main part and footer, but for controls, links, drawings and what only explains them. */
function textsForPaper() {
  const forScreens =
    ".screen-only, .text-link, .page-heading-text > a, .contact-sheet > .soft, .footer-links, .suitability-maybe, .suitability-no, fieldset, script, [aria-hidden], [role=img]";
  const parts = [...document.querySelectorAll("main *, footer *")].filter(
    (part) => !part.closest(forScreens),
  );
  return parts.flatMap((part) =>
    [...part.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .map((node) => ({
        text: node.textContent ?? "",
        tag: part.localName,
        visible: part.checkVisibility(),
      })),
  );
}

if (can("print")) {
  test("every paragraph of Services is on its printed sheets", async () => {
    await open("/services/");
    const texts = await evaluate(textsForPaper);
    const paragraphs = texts.filter(({ tag }) => tag === "p"); // Firefox prints bold type as shapes
    const pdf = await engine.print?.();
    await engine.resize(900, 3600); // the viewer draws only the sheets in its window
    await engine.goto(`data:application/pdf;base64,${pdf}`);
    const letters = (text: string) => text.replace(/\P{L}/gu, "");
    const lost = async () => {
      const printed = letters(await evaluate(printedText));
      return paragraphs.filter(({ text }) => !printed.includes(letters(text)));
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
    expect(texts.filter(({ visible }) => !visible)).toEqual([]);
  });

  test("Prices takes one A4 sheet, with the number and the site's address at the top", async () => {
    const page = await openInChromium("/prices/");
    const pdf = await page.pdf({ format: "A4" });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: "print" });
    const header = await page.locator("header").innerText();
    expect(header).toContain(mainPhone.label);
    expect(header).toContain(new URL(origin).host);
  });

  test("printed pipes have their life size, to a tenth of a millimetre", async () => {
    const page = await openInChromium("/");
    await page.emulateMedia({ media: "print" });
    const drawing = page.locator(".pipe-scale-picture img"); // its pixels are millimetres
    const [natural, printed] = await drawing.evaluate((image: HTMLImageElement) => [
      image.naturalWidth,
      (image.getBoundingClientRect().width / 96) * 25.4,
    ]);
    expect(printed).toBeCloseTo(natural ?? 0, 1);
  });
}
