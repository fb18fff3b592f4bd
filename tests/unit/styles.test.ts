import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { colourStyles } from "../../components/styles/colours.ts";
import { fontFaces } from "../../components/styles/font-faces.ts";
import { filesBelow } from "../dist.ts";
import { root } from "../root.ts";

const folder = join(root, "components");
const sources = filesBelow(folder)
  .filter((path) => /\.(css|css\.ts|client\.ts)$/.test(path) && path !== "print.css")
  .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));

test("widths in queries are those of the table in tokens.css", () => {
  const tokens = sources.find(({ path }) => path === "styles/tokens.css")?.text ?? "";
  const table = [...tokens.matchAll(/^ {3}(\d+rem) {2}/gm)].map(([, width]) => width);
  const queries = sources.flatMap(({ text }) => text.match(/(?:@media|@container|matchMedia)[^{;]*/g) ?? []);
  const conditions = queries.flatMap((query) => query.match(/\([^()]*\)/g) ?? []);
  const used = conditions
    .filter((condition) => !/height|block-size/.test(condition))
    .flatMap((condition) => condition.match(/\d[\d.]*[a-z]+/g) ?? []);
  expect(table.length).toBeLessThanOrEqual(6);
  expect([...new Set(used)].sort()).toEqual(table.sort());
});

test("only drawings, and the number of a closing call, set type in sizes of their own", () => {
  const sizes = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<![\w-])font(?:-size)?: ([^;]+);/g)].map(([, value]) => `${path}: ${value}`),
  );
  expect(sizes.filter((size) => !/var\(--(?:text|type)-|: inherit$/.test(size))).toEqual([
    "blocks/ClosingCall.css: var(--bold) calc(100cqi / var(--number)) / 1 var(--font)",
    "drawings/Spot.css: clamp(14px, 6cqi, 1.125rem)",
    "map/AreaMap.css: 0.85em",
    "map/TownList.css: 0.78em",
    "prices/RadiatorRuler.css: min(0.875rem, 5.5vw)",
    "process/ProcessLoop.css: var(--bold) 15.5px var(--font)",
    "styles/base.css: 1px / 0 var(--font-fallback)",
    "suitability/PipeScale.css: min(1.125rem, 4.6cqi)",
  ]);
});

/** The custom properties that styles define, or that they use without a fallback. */
const defined = (text: string) =>
  [...text.matchAll(/(--[\w-]+):|@property (--[\w-]+)/g)].map(([, one, other]) => one ?? other);
const needed = (text: string) => [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, property]) => property);

test("a component needs no custom property of another, or has a fallback", () => {
  const shared = sources.filter(({ path }) => path.startsWith("styles/")).map(({ text }) => text);
  const known = [colourStyles, fontFaces, ...shared].flatMap(defined);
  const nameOf = (path: string) => path.replace(/\.css(\.ts)?$/, "");
  const problems = sources.flatMap(({ path, text }) => {
    const own = sources
      .filter((other) => nameOf(other.path) === nameOf(path))
      .flatMap((other) => defined(other.text));
    return needed(text)
      .filter((property) => ![...known, ...own].includes(property))
      .map((property) => `${path}: ${property}`);
  });
  expect(problems).toEqual([]);
});

/** Relative luminance of "#rrggbb", as WCAG defines it. */
function luminance(colour = ""): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

// axe doesn't judge text on gradients.
test("in the dark, figures on the red of a large hot area have a contrast of 7:1", () => {
  const tokens = sources.find(({ path }) => path === "styles/tokens.css")?.text ?? "";
  const [, figure] = /--figure: (#\w{6})/.exec(tokens) ?? [];
  const [, red] = /--during: (#\w{6})/.exec(tokens) ?? [];
  expect((luminance(figure) + 0.05) / (luminance(red) + 0.05)).toBeGreaterThan(7);
});
