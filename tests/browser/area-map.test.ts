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

test("a link to a town marks its row and its disc on the map", async () => {
  const id = towns.at(-1)?.id;
  const page = await openInChromium(`/areas/#${id}`);
  const styleOf = (selector: string, property: string) =>
    page.locator(selector).evaluate((part, name) => getComputedStyle(part).getPropertyValue(name), property);
  expect(await styleOf(`[data-town="${id}"]`, "scale")).toBe("1.6");
  expect(await styleOf(`[id="${id}"]`, "outline-style")).toBe("solid");
});

/** In the frame: labels that are missing, small, wider than their disc or frame, or outside the map. */
function labelProblems(count: number): string[] {
  const map = document.querySelector("[role=img] > svg") as SVGSVGElement;
  const fontSize = Number.parseFloat(getComputedStyle(map).fontSize);
  const labels = [...map.querySelectorAll("text")];
  const isInside = (part: Element, whole: Element) => {
    const [inner, outer] = [part.getBoundingClientRect(), whole.getBoundingClientRect()];
    const isBeside = inner.left < outer.left || inner.right > outer.right;
    return (
      !isBeside && (part.localName === "text" || (inner.top >= outer.top && inner.bottom <= outer.bottom))
    );
  };
  return [
    ...(fontSize < 12 ? [`text is set in ${fontSize} px`] : []),
    ...(labels.length === count ? [] : [`${labels.length} labels`]),
    ...labels.flatMap((label) => {
      const frame = label.previousElementSibling as Element;
      const isRight = isInside(label, frame) && isInside(frame, map);
      return isRight ? [] : [`${label.textContent} leaves its frame or the map`];
    }),
  ];
}
