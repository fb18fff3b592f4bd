import type { Page } from "playwright";
import { describe, expect, test } from "vitest";
import { phone, startBrowser } from "./browse.ts";

const { open } = startBrowser();

type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** What stands on the map: a town's dot, or the name or number of a town or the miles of a ring, in a frame. */
type Mark = {
  readonly says: string;
  /** The point that it belongs to: a town's number covers its dot. */
  readonly at: string;
  readonly frame: Box;
  readonly text: Box;
  readonly fontSize: number;
};

type Layout = { readonly width: number; readonly map: Box; readonly marks: readonly Mark[] };

/** The map as it is laid out at each width from 320 to 1920 px, in a frame of its own, with text of this size. */
async function layouts(page: Page, textSize: string): Promise<Layout[]> {
  const { origin, pathname } = new URL(page.url());
  await page.route("**/frame", (route) =>
    route.fulfill({ contentType: "text/html", body: "<iframe height=1200></iframe>" }),
  );
  await page.goto(`${origin}/frame`);
  return page.evaluate(
    async ([address, size]) => {
      const frame = document.querySelector("iframe") as HTMLIFrameElement;
      const html = await (await fetch(address)).text(); // as it was sent, the page refuses to stand in a frame
      await new Promise((done) => {
        frame.onload = done;
        frame.srcdoc = html;
      });
      (frame.contentDocument as Document).documentElement.style.fontSize = size;
      const map = frame.contentDocument?.querySelector("main svg[role=img]") as SVGSVGElement;
      const rectOf = (element: Element): Box => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return { left, top, right, bottom };
      };
      const labels = [...map.querySelectorAll("text")].map((text) => {
        const point = text.parentElement as Element;
        const at = `${point.getAttribute("x")} ${point.getAttribute("y")}`;
        return { says: text.textContent, at, text, rect: point.querySelector("rect") as Element };
      });
      const dots = [...map.querySelectorAll("circle[r$=em]")].map((dot) => {
        const at = `${dot.getAttribute("cx")} ${dot.getAttribute("cy")}`;
        return { says: `the dot at ${at}`, at, text: dot, rect: dot };
      });
      const found: Layout[] = [];
      for (let width = 320; width <= 1920; width++) {
        frame.width = `${width}`;
        const marks = [...labels, ...dots].map(({ says, at, text, rect }) => {
          const fontSize = Number.parseFloat(getComputedStyle(text).fontSize);
          return { says, at, frame: rectOf(rect), text: rectOf(text), fontSize };
        });
        found.push({ width, map: rectOf(map), marks: marks.filter(({ frame }) => frame.right > frame.left) });
      }
      return found;
    },
    [pathname, textSize] as const,
  );
}

/** What is wrong with a layout: a text that is small or wider than its frame, a mark that leaves the map or touches another. */
function faults({ width, map, marks }: Layout): string[] {
  const alone = marks.flatMap((mark) => [
    ...(mark.fontSize < 12 ? [`${mark.says} is set in ${mark.fontSize} px`] : []),
    ...(mark.text.left < mark.frame.left || mark.text.right > mark.frame.right
      ? [`${mark.says} is wider than its frame`]
      : []),
    ...(within(boxOf(mark), map) ? [] : [`${mark.says} leaves the map`]),
  ]);
  const together = marks.flatMap((one, index) =>
    marks
      .slice(index + 1)
      .filter((other) => one.at !== other.at && touch(boxOf(one), boxOf(other)))
      .map((other) => `${one.says} touches ${other.says}`),
  );
  const missing = marks.length === 5 + 12 + 12 ? [] : [`${marks.length} marks`];
  return [...alone, ...together, ...missing].map((fault) => `${width} px: ${fault}`);
}

/** The frame and the line of text in it, which may be a little higher. */
function boxOf({ frame, text }: Mark): Box {
  const [left, top] = [Math.min(frame.left, text.left), Math.min(frame.top, text.top)];
  return { left, top, right: Math.max(frame.right, text.right), bottom: Math.max(frame.bottom, text.bottom) };
}

/** Whether a box lies within another, at least a pixel from its edges. */
function within(inner: Box, outer: Box): boolean {
  const across = inner.left >= outer.left + 1 && inner.right <= outer.right - 1;
  return across && inner.top >= outer.top + 1 && inner.bottom <= outer.bottom - 1;
}

/** Whether there is less than a pixel between two boxes. */
function touch(one: Box, other: Box): boolean {
  const across = one.left < other.right + 1 && other.left < one.right + 1;
  return across && one.top < other.bottom + 1 && other.top < one.bottom + 1;
}

describe("at every width from 320 to 1920 px the map's labels can be read and touch nothing", () => {
  test.each(["100%", "200%"])("with text at %s", { timeout: 600_000 }, async (textSize) => {
    const found = await layouts(await open("/areas/"), textSize);
    expect(found).toHaveLength(1601);
    expect(found.flatMap(faults)).toEqual([]);
  });
});

test("a small map shows the numbers that the towns have in the list, a larger one their names", async () => {
  const page = await open("/areas/", { viewport: { width: 320, height: 700 } });
  const items = await page.getByRole("main").getByRole("listitem").allInnerTexts();
  const list = items.map((item) => item.split("\n"));
  expect(list.map(([number]) => number)).toEqual(list.map((_, index) => `${index + 1}`));

  const map = page.getByRole("img", { name: "Map of the 12 towns" });
  const shown = () =>
    map.evaluate((picture) =>
      [...picture.querySelectorAll("text")]
        .filter((text) => text.getBoundingClientRect().width > 0)
        .map((text) => text.textContent),
    );
  const miles = ["5", "10", "15", "20", "25 miles"];
  expect(await shown()).toEqual([...miles, ...list.map(([number]) => number)]);
  await page.setViewportSize(phone);
  expect(await shown()).toEqual([...miles, ...list.map(([, name]) => name)]);
});
