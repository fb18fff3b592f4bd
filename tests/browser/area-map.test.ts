import { expect, test } from "vitest";
import { ringMiles } from "../../components/map/area-map.ts";
import { towns } from "../../data/model/towns.ts";
import { openInChromium } from "./harness/chromium-page.ts";
import { widths } from "./harness/devices.ts";
import { pageAt } from "./harness/site-pages.ts";
import { addStyles, faultsAt, openFrame } from "./harness/unpainted-frame.ts";

test.each([100, 200])(
  "with text at %i %, the map's labels can be read and touch nothing",
  async (percent) => {
    await openFrame(pageAt("/areas/"));
    await addStyles(`html{font-size:${percent}%}`);
    const sizes = widths(320, 360, 390, 430, 600, 768, 960, 1100, 1280, 1920);
    expect(await faultsAt(sizes, labelFaults, ringMiles.length + towns.length)).toEqual([]);
  },
);

test("a link to a town marks its row and its disc on the map", async () => {
  const id = towns.at(-1)?.id;
  const page = await openInChromium(`/areas/#${id}`);
  const styleOf = (selector: string, property: string) =>
    page.locator(selector).evaluate((part, name) => getComputedStyle(part).getPropertyValue(name), property);
  expect(await styleOf(`[data-town="${id}"]`, "scale")).toBe("1.6");
  expect(await styleOf(`[id="${id}"]`, "outline-style")).toBe("solid");
});

/** In the frame: labels that are missing, small, wider than their disc or frame, outside the map or too close. */
function labelFaults(count: number): string[] {
  const map = document.querySelector("main svg[role=img]") as SVGSVGElement;
  const edges = map.getBoundingClientRect();
  const fontSize = Number.parseFloat(getComputedStyle(map).fontSize);
  const labels = [...map.querySelectorAll("text")].map((text) => ({
    name: text.textContent,
    text: text.getBoundingClientRect(),
    frame: (text.previousElementSibling as Element).getBoundingClientRect(),
  }));
  const isInside = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom;
  const touch = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  return [
    ...(fontSize < 12 ? [`text is set in ${fontSize} px`] : []),
    ...(labels.length === count ? [] : [`${labels.length} labels`]),
    ...labels.flatMap(({ name, text, frame }, index) => [
      ...(text.left < frame.left || text.right > frame.right ? [`${name} is wider than its frame`] : []),
      ...(isInside(frame, edges) ? [] : [`${name} leaves the map`]),
      ...labels
        .slice(index + 1)
        .filter((other) => touch(frame, other.frame))
        .map((other) => `${name} touches ${other.name}`),
    ]),
  ];
}
