import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import { expect, test } from "vitest";
import { colourStyles, darkPaper } from "../../components/styles/colours.ts";
import { makeSite } from "../../scripts/site.ts";
import { readDist, root } from "../root.ts";
import { minimalSite, siteWith } from "./generator/minimal-site.ts";

const components = join(root, "components");
const files = readdirSync(components, { recursive: true, encoding: "utf8" });
const read = (path: string) => readFileSync(join(components, path), "utf8");

test("components' styles are in the order of their names, whatever their folders", async () => {
  const part = (path: string, color: string) => ({
    [`components/${path}.tsx`]: `export const Part = () => <i className="${color}" />;`,
    [`components/${path}.css`]: `.${color} { color: ${color} }`,
  });
  const imports = ["a/Omega", "z/Alpha"].map((path) => `import "../components/${path}.tsx";\n`).join("");
  const index = imports + minimalSite["pages/index.tsx"];
  const site = siteWith({ ...part("z/Alpha", "red"), ...part("a/Omega", "tan"), "pages/index.tsx": index });
  const [page] = (await makeSite(site)).files;
  expect(`${page?.contents}`).toMatch(/\.red\{.*\.tan\{/);
});

test.each([
  ["states colours in tokens.css and colours.ts only", /(?<!&)#([\da-f]{3,4}){1,2}\b/i, /(tokens|colours)\./],
  ["has no selector that counts children", /:nth-/, /^$/],
])("every component %s", (_, forbidden, exempt) => {
  for (const file of files.filter((name) => /\.(css|tsx?)$/.test(name) && !exempt.test(name))) {
    expect(read(file).replace(/\/\*.*?\*\//gs, ""), file).not.toMatch(forbidden);
  }
});

/** The value of each token in a scheme, with references resolved. */
function schemeOf(dark: boolean): Readonly<Record<string, string>> {
  const declarations = [colourStyles, read("styles/tokens.css")].flatMap((css) => {
    const [light = "", rest = ""] = css.split(/@media \(prefers-color-scheme: ?dark\)/);
    const [darkPart = ""] = rest.split("@media");
    return dark ? [light, darkPart] : [light];
  });
  const matches = [...declarations.join().matchAll(/--([\w-]+):\s*([^;}]+)/g)];
  const values = Object.fromEntries(matches.map(([, name = "", value = ""]) => [name, value]));
  const resolve = (value: string): string =>
    value.replace(/var\(--([\w-]+)\)/g, (_, name: string) => resolve(values[name] ?? ""));
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, resolve(value)]));
}

const [light, dark] = [schemeOf(false), schemeOf(true)];

/** Contrast as axe-core computes it by WCAG 2, 1 to 21. Its types omit this part. */
type AxeColors = {
  Color: new () => { parseString(text: string): object };
  getContrast(...colors: object[]): number;
};
const { Color, getContrast } = (axe.commons as unknown as { color: AxeColors }).color;

/** The colours of text and meaningful marks, with their backgrounds and required contrast. */
test.each([
  ["ink", "paper", 7],
  ["soft", "paper", 7],
  ["on-hot", "hot", 7],
  ["on-cold", "cold", 7],
  ["on-cold", "during", 7],
  ["on-action", "action", 7],
  ["white", "soot", 7],
  ["white", "iron-1", 7],
  ["mark", "paper", 3],
  ["cold-rule", "cold", 3],
])("%s on %s has a contrast of at least %i:1 in both schemes", (front, back, least) => {
  for (const scheme of [light, dark]) {
    const colors = [front, back].map((name) => new Color().parseString(`${scheme[name]}`));
    expect(getContrast(...colors)).toBeGreaterThanOrEqual(least);
  }
});

test("tokens.css states no colour of colours.ts", () => {
  const tokens = read("styles/tokens.css");
  const twice = read("styles/colours.ts")
    .match(/#[\da-f]{3,6}\b/g)
    ?.filter((colour) => tokens.includes(colour));
  expect(twice).toEqual([]);
});

test("the browser's toolbars have the paper's colour", () => {
  expect(dark.paper).toBe(darkPaper);
  const metadata = readDist("index.html").matchAll(/name="theme-color" content="(#\w{6})"/g);
  expect([...metadata].map(([, value]) => value)).toEqual([light.paper, dark.paper]);
});

test("pages fade into each other only for visitors who don't prefer reduced motion", () => {
  const queries = readDist("index.html").match(/[^{}]+(?=\{@view-transition)/g);
  expect(queries).toEqual([expect.stringMatching(/^@media ?\(prefers-reduced-motion: ?no-preference\)$/)]);
});
