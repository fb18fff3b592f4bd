import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { channels, colour, grey } from "../../components/drawings/thermal.ts";
import { Layout } from "../../components/Layout.tsx";
import { css as priceStyles } from "../../components/prices/PriceCards.css.ts";
import { ironBow, tokens as values } from "../../components/styles/colours.ts";
import { root } from "../root.ts";

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

/** Contrast of two colours as WCAG 2 defines it, 1 to 21. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const full = color.length === 4 ? color.replace(/\w/g, "$&$&") : color;
    const [red = 0, green = 0, blue = 0] = channels(full).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The colours of text, and of marks that carry meaning; their backgrounds, and the contrast that they need. */
test.each([
  ["--ink", "--paper", 7],
  ["--soft", "--paper", 7],
  ["--on-hot", "--hot", 7],
  ["--on-cold", "--cold", 7],
  ["--on-cold", "--during", 7],
  ["--on-action", "--action", 7],
  ["--white", "--soot", 7],
  ["--white", "--soot", 7],
  ["--white", "--night", 7],
  ["--mark", "--paper", 3],
  ["--cold-rule", "--cold", 3],
])("%s on %s has a contrast of at least %i:1 in both schemes", (front, back, least) => {
  for (const values of [schemeOf(false), schemeOf(true)]) {
    expect(contrast(values.get(front) ?? "", values.get(back) ?? "")).toBeGreaterThanOrEqual(least);
  }
});

test("drawings have the colours of the styles", () => {
  const { darkPaper, ...light } = values;
  for (const [name, value] of Object.entries(light)) expect(schemeOf(false).get(`--${name}`)).toBe(value);
  expect(schemeOf(true).get("--paper")).toBe(darkPaper);
});

test("the browser's own bars have the colour of the page, in each scheme", () => {
  const meta = { title: "", description: "", noindex: true } as const;
  const layout = Layout({ currentPath: "/", meta, css: "", script: "", children: "" });
  const metadata = renderToStaticMarkup(layout).matchAll(/name="theme-color" content="(#\w{6})"/g);
  const colours = [...metadata].map(([, value]) => value);
  expect(colours).toEqual([schemeOf(false).get("--paper"), schemeOf(true).get("--paper")]);
});
