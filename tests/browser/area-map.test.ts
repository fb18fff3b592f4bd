import { describe, expect, test } from "vitest";
import { ringMiles, towns } from "../../data/model/towns.ts";
import { open, sites } from "./browse.ts";
import { faultsAtAllWidths, openFrame } from "./frame.ts";

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** A mark on the map: a town's number on its disc, or a ring's miles on their label. */
type Mark = { readonly says: string; readonly frame: Box; readonly text: Box };

/** In the page, like the functions below: the marks that the map shows, and their faults. */
function inspectMap(count: number) {
  const map = document.querySelector("main svg[role=img]") as SVGSVGElement;
  const rectOf = (element: Element) => element.getBoundingClientRect();
  const labels = [...map.querySelectorAll("text")].map((text) => {
    return { says: `${text.textContent}`, text, shape: text.previousElementSibling as Element };
  });
  return () => {
    const fontSize = Number.parseFloat(getComputedStyle(map).fontSize);
    const marks = labels.map(({ says, text, shape }) => ({ says, frame: rectOf(shape), text: rectOf(text) }));
    const faults = [
      ...(fontSize < 12 ? [`text is set in ${fontSize} px`] : []),
      ...(marks.length === count ? [] : [`${marks.length} marks`]),
      ...faultsOf(marks, rectOf(map)),
    ];
    return { arrangement: "", faults };
  };
}

/** The marks' faults: text wider than its frame, or a mark that leaves the map or touches another. */
function faultsOf(marks: readonly Mark[], map: Box): string[] {
  return marks.flatMap(({ says, text, frame }, index) => [
    ...(text.left < frame.left || text.right > frame.right ? [`${says} is wider than its frame`] : []),
    ...(within(frame, map) ? [] : [`${says} leaves the map`]),
    ...marks
      .slice(index + 1)
      .filter((other) => touch(frame, other.frame))
      .map((other) => `${says} touches ${other.says}`),
  ]);
}

/** Whether a box is inside another. */
function within(inner: Box, outer: Box): boolean {
  const across = inner.left >= outer.left && inner.right <= outer.right;
  return across && inner.top >= outer.top && inner.bottom <= outer.bottom;
}

function touch(one: Box, other: Box): boolean {
  const across = one.left < other.right && other.left < one.right;
  return across && one.top < other.bottom && other.top < one.bottom;
}

describe("at every width from 320 to 1920 px the map's labels can be read and touch nothing", () => {
  test.each(["100%", "200%"])("with text at %s", async (textSize) => {
    const frame = await openFrame(`${sites[0].address}/areas/`);
    await frame.addScriptTag({ content: [faultsOf, within, touch].join("\n") });
    await frame.addStyleTag({ content: `html{font-size:${textSize}}` });
    const count = ringMiles.length + towns.length;
    expect(await faultsAtAllWidths(frame, 1920, inspectMap, count)).toEqual([]);
  });
});

test("the map shows the towns' numbers from the list beside it", async () => {
  const page = await open("/areas/", { viewport: { width: 320, height: 700 } });
  const items = await page.getByRole("main").getByRole("listitem").allInnerTexts();
  const numbers = towns.map((_, index) => `${index + 1}`);
  expect(items.map((item) => item.split("\n").slice(0, 2))).toEqual(
    towns.map(({ name, county }, index) => [numbers[index], county ? `${name}, ${county}` : name]),
  );
  const map = page.getByRole("img", { name: `Map of the ${towns.length} towns` });
  const miles = ringMiles.map((each) => `${each} mi`);
  expect(await map.locator("text").allTextContents()).toEqual([...miles, ...numbers]);
});
