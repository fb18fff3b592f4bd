import { expect, test } from "vitest";
import { desktop, phone } from "./harness/devices.ts";
import { click, engine, engineName, evaluate, open } from "./harness/page.ts";
import { publicPaths } from "./harness/site-pages.ts";

const looks = [
  { look: "light", viewport: phone, settings: [] },
  ...(engineName === "chromium" ? [{ look: "dark", viewport: desktop, settings: ["dark"] as const }] : []),
];

/** Header and footer are the same on every page. Only Chromium's Tab key begins at the page, not at the browser's bars. */
const first = engineName === "chromium" ? "body" : "main, footer";
const parts = publicPaths.map((path, index) => [path, index === 0 ? first : "main"] as const);

for (const { look, viewport, settings } of looks) {
  test.each(parts)(
    `on %s, each focused element in its %s is in view and has a ring with a contrast of 3:1, in ${look} colours`,
    async (path, selector) => {
      await open(path, { viewport, settings });
      if (selector !== "body") await evaluate(focusMain);
      let [stop, last]: (string | undefined)[] = [];
      const problems = async () => {
        const [name, ...found] = await evaluate(focusProblems, selector);
        stop = name;
        return found.map((problem) => `${stop}: ${problem}`);
      };
      do {
        last = stop;
        await engine.press("Tab");
        await expect.poll(problems).toEqual([]); // the page may still be scrolling
      } while (stop && stop !== last);
      expect(last).toBeDefined();
    },
  );
}

test.each([
  ["/", ".flush input + label"],
  ["/prices/", ".price-card-plan"],
])(
  "on %s, a choice made with a click has no ring, and one made with an arrow key has one",
  async (path, label) => {
    await open(path);
    await click(label);
    await expect.poll(() => evaluate(ringOfChoice, label)).toEqual(["none", 0]);
    await engine.press("ArrowRight");
    await expect.poll(() => evaluate(ringOfChoice, label)).toEqual(["solid", 1]);
  },
);

test("a checkbox that the keyboard focuses has one ring, around its label", async () => {
  await open("/");
  await engine.press("Tab");
  const rings = await evaluate(() => {
    const box = document.querySelector<HTMLInputElement>("label input");
    box?.focus();
    const label = box?.closest("label");
    const parts = [label as Element, ...(label?.querySelectorAll(":not(input)") ?? [])];
    return parts.map((part) => getComputedStyle(part).outlineStyle);
  });
  expect(rings).toEqual(["solid", "none"]);
});

/** In the page: the ring around the chosen label, and its index. */
function ringOfChoice(label: string) {
  const labels = [...document.querySelectorAll<HTMLElement>(label)];
  const index = labels.findIndex((each) => each.previousElementSibling?.matches(":checked"));
  return [getComputedStyle(labels[index] as HTMLElement).outlineStyle, index];
}

/** In the page: the next Tab stop is the first of its main part. */
function focusMain(): void {
  const main = document.querySelector("main") as HTMLElement;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** In the page: the focused element of this part, and whether it is covered or its ring is hard to see. */
function focusProblems(selector: string): string[] {
  const focused = document.activeElement as HTMLInputElement;
  if (focused === document.body || !focused.closest(selector)) return [];
  const { top, bottom } = focused.getBoundingClientRect();
  const from = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const to = document.querySelector("aside a")?.getBoundingClientRect().top || innerHeight;
  const isCovered = !focused.closest("header, aside, .skip-link") && (top < from || bottom > to);
  const luminance = (colour: readonly number[]) =>
    [0.2126, 0.7152, 0.0722].reduce((sum, weight, index) => {
      const share = (colour[index] ?? 0) / 255;
      return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
    }, 0.05);
  const numbers = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  // An input is invisible: its ring is around what it chooses. A card's link covers the card with its pseudo-element.
  const chosen = focused.matches("input") ? focused.nextElementSibling : null;
  const ringed = [focused, ...(focused.labels ?? []), ...(chosen ? [chosen] : [])].filter(
    (part) => getComputedStyle(part).opacity !== "0",
  );
  const contrasts = ringed.map((ringed) => {
    const pseudo = getComputedStyle(ringed, "::after").outlineStyle === "none" ? undefined : "::after";
    const { outlineStyle, outlineColor, outlineOffset, backgroundImage, boxShadow } = getComputedStyle(
      ringed,
      pseudo,
    );
    if (outlineStyle === "none") return 1;
    const { left = 0, top = 0, height = 0 } = ringed.getClientRects()[0] ?? {};
    const beneath = document.elementsFromPoint(
      Math.max(0, left - Number.parseFloat(outlineOffset) - 1),
      top + height / 2,
    );
    const grounds = beneath.map((element) => numbers(getComputedStyle(element).backgroundColor));
    // On a drawing, whose colours no style tells, it has a shadow around it.
    if (backgroundImage !== "none") grounds.unshift(numbers(boxShadow).slice(0, 3));
    const ground = grounds.find(([, , , alpha]) => alpha !== 0) ?? [255, 255, 255];
    const [less = 1, more = 1] = [numbers(outlineColor), ground].map(luminance).sort((a, b) => a - b);
    return more / less;
  });
  const contrast = Math.max(...contrasts);
  return [
    `${(focused.textContent || focused.id).slice(0, 40)} ${top + scrollY}`,
    ...(isCovered ? [`at ${top} to ${bottom}, between ${from} and ${to}`] : []),
    ...(contrast < 3 ? [`${contrast.toFixed(1)}:1`] : []),
  ];
}
