import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { colour, grey } from "../../components/drawings/thermal.ts";
import { css as priceStyles } from "../../components/prices/PriceCards.css.ts";
import { ProcessLoop } from "../../components/process/ProcessLoop.tsx";
import { ironBow, tokens as values } from "../../components/styles/colours.ts";
import { processSteps } from "../../data/services.ts";
import { readDist, root } from "../root.ts";

const read = (sheet: string) => readFileSync(join(root, "components", sheet), "utf8");
const tokens = read("styles/tokens.css");
const styles = readdirSync(join(root, "components"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".css"))
  .map(read)
  .concat(priceStyles.replaceAll("}", ";}"))
  .join("\n");

test("the styles and the drawings share one palette", () => {
  const named = [...styles.matchAll(/--iron-(\d): (#\w+);/g)];
  expect(named.length).toBeGreaterThan(0);
  for (const [, place, value] of named) expect(value).toBe(ironBow[Number(place)]);
});

test("a temperature becomes a grey and a colour of the palette", () => {
  expect([10, 40, 70, 99, -5].map(grey)).toEqual(["#000000", "#808080", "#ffffff", "#ffffff", "#000000"]);
  expect([10, 17.5, 40, 70, 99].map(colour)).toEqual([0, 1, 4, 8, 8].map((place) => ironBow[place]));
  expect(colour(43.75)).toBe("#bf3852");
});

/** All styles but those for paper. */
const screenStyles = styles.replace(/^@media print \{.*?^\}$/gms, "");

/** The value of each custom property in a scheme, with references resolved. */
function schemeOf(dark: boolean): ReadonlyMap<string, string> {
  const [light = "", rest = ""] = tokens.split("@media (prefers-color-scheme: dark)");
  const [darkPart = ""] = rest.split("@media");
  const declarations = screenStyles.replace(tokens, "") + light + (dark ? darkPart : "");
  const matches = [...declarations.matchAll(/(--[\w-]+):\s*([^;]+);/g)];
  const values = new Map(matches.map(([, name = "", value = ""]) => [name, value]));
  const resolve = (value: string): string =>
    value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => resolve(values.get(name) ?? ""));
  return new Map([...values].map(([name, value]) => [name, resolve(value)]));
}

/** Contrast as axe-core computes it by WCAG 2, 1 to 21. Its types omit this part. */
type AxeColors = {
  Color: new () => { parseString(text: string): object };
  getContrast(...colors: object[]): number;
};
const { Color, getContrast } = (axe.commons as unknown as { color: AxeColors }).color;

/** The colours of text and meaningful marks, with their backgrounds and required contrast. */
test.each([
  ["--ink", "--paper", 7],
  ["--soft", "--paper", 7],
  ["--on-hot", "--hot", 7],
  ["--on-cold", "--cold", 7],
  ["--on-cold", "--during", 7],
  ["--on-action", "--action", 7],
  ["--white", "--soot", 7],
  ["--white", "--night", 7],
  ["--mark", "--paper", 3],
  ["--cold-rule", "--cold", 3],
])("%s on %s has a contrast of at least %i:1 in both schemes", (front, back, least) => {
  for (const values of [schemeOf(false), schemeOf(true)]) {
    const colors = [front, back].map((name) => new Color().parseString(values.get(name) ?? ""));
    expect(getContrast(...colors)).toBeGreaterThanOrEqual(least);
  }
});

test("drawings have the colours of the styles", () => {
  const { darkPaper, ...light } = values;
  for (const [name, value] of Object.entries(light)) expect(schemeOf(false).get(`--${name}`)).toBe(value);
  expect(schemeOf(true).get("--paper")).toBe(darkPaper);
});

test("the browser's toolbars have the page's colour in each scheme", () => {
  const metadata = readDist("index.html").matchAll(/name="theme-color" content="(#\w{6})"/g);
  const colours = [...metadata].map(([, value]) => value);
  expect(colours).toEqual([schemeOf(false).get("--paper"), schemeOf(true).get("--paper")]);
});

test("each arrangement of the process loop shows the number of every step once", () => {
  const html = renderToStaticMarkup(createElement(ProcessLoop));
  const numbers = [...html.matchAll(/<text[^>]*>(\d+)<\/text>/g)].map(([, number]) => Number(number));
  const steps = processSteps.map((_, index) => index + 1);
  expect(numbers.toSorted()).toEqual([...steps, ...steps].toSorted());
});
