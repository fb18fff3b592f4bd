import { expect, test } from "vitest";
import { ringMiles } from "../../components/map/area-map.ts";
import { towns } from "../../data/model/towns.ts";
import { openInChromium } from "./harness/chromium-page.ts";
import { widths } from "./harness/devices.ts";
import { pageAt } from "./harness/site-pages.ts";
import { addStyles, openFrame, problemsAt } from "./harness/unpainted-frame.ts";

test.each([100, 200])("with text at %i %, the map's labels can be read", async (percent) => {
  await openFrame(pageAt("/areas/"));
  await addStyles(`html{font-size:${percent}%}`);
  const sizes = widths(320, 360, 390, 430, 600, 768, 960, 1100, 1280, 1920);
  expect(await problemsAt(sizes, labelProblems, ringMiles.length + towns.length)).toEqual([]);
});

test("a link to a town marks its row, its disc and its ring, and pointing at another's row that one's", async () => {
  const [first, last] = [towns[1]?.id, towns.at(-1)?.id];
  const page = await openInChromium(`/areas/#${last}`);
  const styleOf = (selector: string, property: string) =>
    page.locator(selector).evaluate((part, name) => getComputedStyle(part).getPropertyValue(name), property);
  const ring = async () => Number.parseFloat(await styleOf(".area-map-ring", "--ring"));
  expect(await styleOf(`[data-town="${last}"]`, "scale")).toBe("1.4");
  expect(await styleOf(`[id="${last}"]`, "outline-style")).toBe("solid");
  const outer = await ring();
  await page.locator(`[id="${first}"]`).hover();
  expect(await ring()).toBeGreaterThan(0);
  expect(await ring()).toBeLessThan(outer);
});

/** In the frame: labels that are missing, small, wider than their disc or outside the map, and names that touch others. */
function labelProblems(count: number): string[] {
  const map = document.querySelector("[role=img] > svg") as SVGSVGElement;
  const labels = [...map.querySelectorAll("text")].filter((label) => label.getClientRects().length > 0);
  const names = labels.filter((label) => label.closest(".area-map-names"));
  const numbers = labels.filter((label) => label.closest(".area-map-town"));
  const fontSize = Math.min(...labels.map((label) => Number.parseFloat(getComputedStyle(label).fontSize)));
  /** Of a text without the space that the font has above and below it. */
  const box = (part: Element) => {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    const space = part.localName === "text" ? (bottom - top) / 5 : 0;
    return { left, right, top: top + space, bottom: bottom - space };
  };
  const touch = (one: Element, other: Element) => {
    const isBeside = box(one).right <= box(other).left || box(other).right <= box(one).left;
    return !isBeside && box(one).top < box(other).bottom && box(other).top < box(one).bottom;
  };
  const isInside = (part: Element, whole: Element) =>
    box(part).left >= box(whole).left && box(part).right <= box(whole).right;
  const marks = [...labels, ...map.querySelectorAll(".area-map-town circle")];
  return [
    ...(fontSize < 11.9 ? [`text is set in ${fontSize} px`] : []),
    ...(labels.length - names.length === count ? [] : [`${labels.length - names.length} labels`]),
    ...(innerWidth < 960 || names.length > 0 ? [] : ["no names"]),
    ...labels.filter((label) => !isInside(label, map)).map((label) => `${label.textContent} leaves the map`),
    ...numbers
      .filter((number) => !isInside(number, number.previousElementSibling as Element))
      .map((number) => `${number.textContent} leaves its disc`),
    ...names.flatMap((name) =>
      marks
        .filter((mark) => mark !== name && touch(name, mark))
        .map((mark) => `${name.textContent} touches ${mark.parentElement?.textContent}`),
    ),
  ];
}
