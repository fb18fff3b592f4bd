import { expect, test } from "vitest";
import { origin } from "../../data/model/address.ts";
import { mainPhone } from "../../data/model/facts.ts";
import { openInChromium } from "./harness/chromium-page.ts";
import { pages } from "./harness/site-pages.ts";

/** In a page: the texts of its main part and footer, but for controls, links, drawings and what only explains them. */
function textsForPaper() {
  const forScreens =
    ".screen-only, .text-link, .page-heading-text > a, .footer-links, [hidden], fieldset, script, [aria-hidden], [role=img]";
  const parts = [...document.querySelectorAll("main *, footer *")].filter(
    (part) => !part.closest(forScreens),
  );
  return parts.flatMap((part) =>
    [...part.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      .map(({ textContent }) => ({ text: textContent, visible: part.checkVisibility() })),
  );
}

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
  for (const text of [mainPhone.label, new URL(origin).host]) {
    const printed = page.locator("header").getByText(text).filter({ visible: true });
    expect(await printed.count(), text).toBe(1);
  }
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
