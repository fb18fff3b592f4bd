import { expect, test } from "vitest";
import { widths } from "./harness/devices.ts";
import { pages } from "./harness/site-pages.ts";
import { openFrame, problemsAt } from "./harness/unpainted-frame.ts";

test.each(pages)("links and buttons on $name are at least 44 px large", async (page) => {
  await openFrame(page);
  expect(await problemsAt(widths(320, 390, 768, 1280), targetProblems)).toEqual([]);
});

/** In the frame: targets smaller than 44 px, except links in sentences, as in WCAG 2.5.5; axe checks their distances. */
function targetProblems(): string[] {
  const isInSentence = (element: Element) => {
    const sentence = element.closest("p, li, figcaption, summary")?.textContent?.trim() ?? "";
    const isInline = /^inline(-block)?$/.test(getComputedStyle(element).display);
    return isInline && sentence !== element.textContent?.trim();
  };
  const targets = [...document.querySelectorAll("a:not(.skip-link), button, input, summary")]
    .filter((element) => element.checkVisibility() && !isInSentence(element))
    .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const small = targets.filter(({ box }) => Math.min(box.width, box.height) < 43.9);
  const few = targets.length > 10 ? [] : [`only ${targets.length} targets`];
  return [...few, ...small.map(({ element, box }) => `${element.textContent}: ${box.width} × ${box.height}`)];
}
