import { expect, test } from "vitest";
import { widths } from "./harness/devices.ts";
import { pages } from "./harness/site-pages.ts";
import { faultsAt, openFrame } from "./harness/unpainted-frame.ts";

test.each(pages)("links and buttons on $name are at least 44 px large and 8 px apart", async (page) => {
  await openFrame(page);
  expect(await faultsAt(widths(320, 390, 768, 1280), targetFaults)).toEqual([]);
});

/** In the frame: targets smaller than 44 px or less than 8 px apart, except links in sentences, as in WCAG 2.5.5. */
function targetFaults(): string[] {
  const isInSentence = (element: Element) => {
    const sentence = element.closest("p, li, figcaption, summary")?.textContent?.trim() ?? "";
    const isInline = /^inline(-block)?$/.test(getComputedStyle(element).display);
    return isInline && sentence !== element.textContent?.trim();
  };
  const targets = [...document.querySelectorAll("a:not(.skip-link), button, input, summary")]
    .filter((element) => element.checkVisibility() && !isInSentence(element))
    .map((element) => {
      const area = element.closest("label") ?? element;
      const { left, top, right, bottom, width, height } = area.getBoundingClientRect();
      const name = element.getAttribute("aria-label") ?? element.textContent;
      const isPinned = element.closest(".call-bar, .header") !== null;
      const group = element instanceof HTMLInputElement ? element.name : "";
      return { name, left, top, right, bottom, width, height, isPinned, group };
    })
    .filter(({ width }) => width > 0);
  const small = targets.filter(({ width, height }) => Math.min(width, height) < 43.9);
  const close = targets.flatMap((one, index) =>
    targets
      .slice(index + 1)
      .filter((other) => one.isPinned === other.isPinned && !(one.group && one.group === other.group))
      .filter((other) => one.left < other.right + 7.5 && other.left < one.right + 7.5)
      .filter((other) => one.top < other.bottom + 7.5 && other.top < one.bottom + 7.5)
      .map((other) => `${one.name} is close to ${other.name}`),
  );
  const few = targets.length > 10 ? [] : [`only ${targets.length} targets`];
  return [...few, ...small.map(({ name, width, height }) => `${name}: ${width} × ${height}`), ...close];
}
