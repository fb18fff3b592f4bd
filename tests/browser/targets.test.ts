import { describe, expect, test } from "vitest";
import { pages } from "./browse.ts";
import { at, openFrame } from "./frame.ts";

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

type Target = ReturnType<typeof measure>[number];

/** Targets that are smaller than 44 px, and pairs with less than 8 px between them. */
function faults(targets: readonly Target[]): string[] {
  const small = targets
    .filter(({ left, top, right, bottom }) => right - left < 43.9 || bottom - top < 43.9)
    .map(({ name, left, right, top, bottom }) => `${name} ${right - left} × ${bottom - top}`);
  const close = targets.flatMap((one, index) =>
    targets
      .slice(index + 1)
      .filter((other) => one.pinned === other.pinned)
      .filter((other) => one.left < other.right + 7.5 && other.left < one.right + 7.5)
      .filter((other) => one.top < other.bottom + 7.5 && other.top < one.bottom + 7.5)
      .map((other) => `${one.name} / ${other.name}`),
  );
  return [...small, ...close];
}

describe("whatever can be touched is at least 44 px large and 8 px from the next", () => {
  test.each(pages)("$name", async ({ address }) => {
    const frame = await openFrame(address);
    const sizes = [320, 390, 768, 1280].map((width) => ({ width, height: 900 }));
    for (const [index, targets] of (await at(frame, sizes, measure)).entries()) {
      expect(targets.length).toBeGreaterThan(10);
      expect({ ...sizes[index], faults: faults(targets) }).toEqual({ ...sizes[index], faults: [] });
    }
  });
});
