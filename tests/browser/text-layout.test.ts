import { describe, expect, test } from "vitest";
import { distOf, factSets } from "../built-sites.ts";
import { pageFiles, readDist } from "../dist.ts";
import { type Size, widths } from "./harness/devices.ts";
import { layoutProblems, unbroken } from "./harness/layout-problems.ts";
import { can, engineName, evaluate, open } from "./harness/page.ts";
import { pageAt, pages, publicPaths } from "./harness/site-pages.ts";
import { addStyles, openFrame, problemsAt } from "./harness/unpainted-frame.ts";

/** Styles that visitors may set for texts. */
const textSettings = {
  "with the spacing of WCAG 1.4.12":
    "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}",
  "at 200 %": "html{font-size:200%!important}",
};

/** The problems at these sizes, with the usual text and with each setting. */
async function problemsOfFrame(sizes: readonly Size[]): Promise<string[]> {
  const problems = await problemsAt(sizes, layoutProblems, unbroken);
  for (const [setting, css] of Object.entries(textSettings)) {
    await addStyles(css);
    problems.push(...(await problemsAt(sizes, layoutProblems)).map((problem) => `${setting}, ${problem}`));
  }
  return problems;
}

/** In steps of a rem, because a new arrangement is narrowest at a query's limit, a number of rems. */
const inRems = Array.from({ length: 71 }, (_, step) => 320 + 16 * step);

describe("text fits: no word breaks, overlaps, is cut off or outside the window, no line is too long, and no page scrolls sideways", () => {
  test.each(pages)("on $name", async (page) => {
    await openFrame(page);
    const phones = widths(320, 360, 375, 390, 412, 430);
    expect(await problemsAt(phones, layoutProblems, unbroken)).toEqual([]);
    if (engineName !== "chromium") return;
    expect(await problemsAt(widths(1280, 1920), longLines)).toEqual([]);
    expect(await problemsOfFrame(widths(320, 390, 768, 1280))).toEqual([]);
    await addStyles("*{text-wrap:wrap!important}"); // balancing lines makes no word wider, but takes long
    expect(await problemsAt(widths(...inRems), sidewaysScroll)).toEqual([]);
  });
});

if (can("largeText")) {
  test.each(publicPaths)("text fits on %s when only text is enlarged, to 200 %", async (path) => {
    for (const viewport of widths(320, 390, 640, 740)) {
      await open(path, { viewport, settings: ["largeText"] });
      expect(await evaluate(layoutProblems), `${viewport.width} px`).toEqual([]);
    }
  });
}

if (engineName === "chromium") {
  describe.each(factSets.filter((facts) => facts !== "usual"))("text fits with the %s facts", (facts) => {
    test.each(pageFiles(distOf(facts)))("on %s", async (file) => {
      await openFrame(pageAt("/"), () => readDist(file, distOf(facts)));
      expect(await problemsAt(widths(1280, 1920), longLines)).toEqual([]);
      expect(await problemsOfFrame(widths(320, 768, 1280))).toEqual([]);
    });
  });
}

/** In the frame: items of lists, and texts in no large type, with a line of more than 44rem. */
function longLines(): string[] {
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const rem = sizeOf(document.documentElement);
  const blocks = "li:not(:has(*)), figcaption, p:not(:has(> .closing-call-phone, > .price-choice-offers))";
  return [...document.querySelectorAll(blocks)].flatMap((block) => {
    const range = document.createRange();
    range.selectNodeContents(block);
    const isLong = range.getBoundingClientRect().width > 44 * rem + 1;
    const isText = block.matches("li") || sizeOf(block) <= 1.5 * rem;
    return isLong && isText ? [`a line is too long: ${block.textContent}`] : [];
  });
}

/** In the frame: by how much the page scrolls sideways. */
function sidewaysScroll(): string[] {
  const over = document.documentElement.scrollWidth - innerWidth;
  return over > 0 ? [`${over} px`] : [];
}
