import { describe, expect, test } from "vitest";
import { ringMiles, towns } from "../../data/model/towns.ts";
import { open, sites } from "./browse.ts";
import { faultsAtAllWidths, openFrame } from "./frame.ts";

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** A mark on the map: a town's dot, or a frame with a town's name or number or a ring's miles. */
type Mark = {
  readonly says: string;
  /** Its point: a town's number covers its dot. */
  readonly at: string;
  readonly frame: Box;
  readonly text: Box;
};

/** In the page, like the functions below: the marks that the map shows, and their faults. */
function inspectMap(count: number) {
  const map = document.querySelector("main svg[role=img]") as SVGSVGElement;
  const rectOf = (element: Element) => element.getBoundingClientRect();
  const labels = [...map.querySelectorAll("text")].map((text) => {
    const point = text.parentElement as Element;
    const at = `${point.getAttribute("x")} ${point.getAttribute("y")}`;
    return { says: `${text.textContent}`, at, text, rect: point.querySelector("rect") as Element };
  });
  const dots = [...map.querySelectorAll("circle[r$=em]")].map((dot) => {
    const at = `${dot.getAttribute("cx")} ${dot.getAttribute("cy")}`;
    return { says: `the dot at ${at}`, at, text: dot, rect: dot };
  });
  return () => {
    const fontSize = Number.parseFloat(getComputedStyle(map).fontSize);
    const marks = [...labels, ...dots]
      .filter(({ text }) => getComputedStyle(text.closest("g") ?? text).display !== "none")
      .map(({ says, at, text, rect }) => ({ says, at, frame: rectOf(rect), text: rectOf(text) }));
    const faults = [
      ...(fontSize < 12 ? [`text is set in ${fontSize} px`] : []),
      ...(marks.length === count ? [] : [`${marks.length} marks`]),
      ...faultsOf(marks, rectOf(map)),
    ];
    return { arrangement: marks.map(({ says }) => says).join(), faults };
  };
}

/** The marks' faults: text wider than its frame, or a mark that leaves the map or touches another. */
function faultsOf(marks: readonly Mark[], map: Box): string[] {
  const boxes = marks.map((mark) => ({ ...mark, box: boxOf(mark) }));
  return boxes.flatMap(({ says, at, text, frame, box }, index) => [
    ...(text.left < frame.left || text.right > frame.right ? [`${says} is wider than its frame`] : []),
    ...(within(box, map) ? [] : [`${says} leaves the map`]),
    ...boxes
      .slice(index + 1)
      .filter((other) => at !== other.at && touch(box, other.box))
      .map((other) => `${says} touches ${other.says}`),
  ]);
}

/** The frame and the line of text in it, which may be a little higher. */
function boxOf({ frame, text }: Mark): Box {
  const [left, top] = [Math.min(frame.left, text.left), Math.min(frame.top, text.top)];
  return { left, top, right: Math.max(frame.right, text.right), bottom: Math.max(frame.bottom, text.bottom) };
}

/** Whether a box is inside another, at least a pixel from its edges. */
function within(inner: Box, outer: Box): boolean {
  const across = inner.left >= outer.left + 1 && inner.right <= outer.right - 1;
  return across && inner.top >= outer.top + 1 && inner.bottom <= outer.bottom - 1;
}

/** Whether two boxes are less than a pixel apart. */
function touch(one: Box, other: Box): boolean {
  const across = one.left < other.right + 1 && other.left < one.right + 1;
  return across && one.top < other.bottom + 1 && other.top < one.bottom + 1;
}

describe("at every width from 320 to 1920 px the map's labels can be read and touch nothing", () => {
  test.each(["100%", "200%"])("with text at %s", async (textSize) => {
    const frame = await openFrame(`${sites[0].address}/areas/`);
    await frame.addScriptTag({ content: [faultsOf, boxOf, within, touch].join("\n") });
    await frame.addStyleTag({ content: `html{font-size:${textSize}}` });
    const count = ringMiles.length + 2 * towns.length;
    expect(await faultsAtAllWidths(frame, 1920, inspectMap, count)).toEqual([]);
  });
});

test("a small map shows the towns' numbers from the list, a larger one their names", async () => {
  const page = await open("/areas/", { viewport: { width: 320, height: 700 } });
  const items = await page.getByRole("main").getByRole("listitem").allInnerTexts();
  const numbers = towns.map((_, index) => `${index + 1}`);
  expect(items.map((item) => item.split("\n").slice(0, 2))).toEqual(
    towns.map(({ name, county }, index) => [numbers[index], county ? `${name}, ${county}` : name]),
  );
  const map = page.getByRole("img", { name: `Map of the ${towns.length} towns` });
  const shown = () =>
    map.evaluate((picture) =>
      [...picture.querySelectorAll("text")]
        .filter((text) => getComputedStyle(text.closest("g") ?? text).display !== "none")
        .map((text) => text.textContent)
        .sort(),
    );
  const miles = ringMiles.map((each, index) =>
    index < ringMiles.length - 1 ? `${each} mi` : `${each} miles`,
  );
  expect(await shown()).toEqual([...miles, ...numbers].sort());
  await page.setViewportSize({ width: 1920, height: 1000 });
  const fit = (await page.content()).includes("--names:inline");
  expect(await shown()).toEqual([...miles, ...(fit ? towns.map(({ name }) => name) : numbers)].sort());
});
