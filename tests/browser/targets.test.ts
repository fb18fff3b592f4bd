import { describe, expect, test } from "vitest";
import { allPaths, startBrowser } from "./browse.ts";

const { open } = startBrowser();

/** Everything that can be touched, as boxes; links within a sentence are excepted by WCAG 2.5.5 and left out. */
const measure = () => {
  const inSentence = (element: Element) => {
    const parent = element.closest("p, li, figcaption, summary");
    const text = parent?.textContent?.trim() ?? "";
    return getComputedStyle(element).display === "inline" && text !== element.textContent?.trim();
  };
  const name = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").trim() || element.id;
  return [...document.querySelectorAll("a, button, input, summary")]
    .filter((element) => element.checkVisibility() && !element.matches(".skip-link") && !inSentence(element))
    .map((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const pinned = element.closest(".call-bar, .header") !== null;
      return { name: name(element), left, top, right, bottom, pinned };
    })
    .filter(({ left, right }) => right > left);
};

describe("whatever can be touched is at least 44 px large and 8 px from the next", () => {
  for (const width of [320, 390, 768, 1280]) {
    test.each(allPaths)(`%s at ${width} px`, async (path) => {
      const page = await open(path, { viewport: { width, height: 900 } });
      const targets = await page.evaluate(measure);
      expect(targets.length).toBeGreaterThan(15);
      const small = targets.filter((box) => box.right - box.left < 43.9 || box.bottom - box.top < 43.9);
      expect(
        small.map(({ name, left, right, top, bottom }) => `${name} ${right - left} × ${bottom - top}`),
      ).toEqual([]);
      const close = targets.flatMap((one, index) =>
        targets
          .slice(index + 1)
          .filter((other) => one.pinned === other.pinned)
          .filter((other) => one.left < other.right + 7.5 && other.left < one.right + 7.5)
          .filter((other) => one.top < other.bottom + 7.5 && other.top < one.bottom + 7.5)
          .map((other) => `${one.name} / ${other.name}`),
      );
      expect(close).toEqual([]);
    });
  }
});
