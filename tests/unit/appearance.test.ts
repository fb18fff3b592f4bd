import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import axe from "axe-core";
import { expect, test } from "vitest";
import { ironBow, tokens } from "../../components/styles/colours.ts";
import { makeSite } from "../../scripts/site.ts";
import { pageFiles, readDist, root } from "../root.ts";
import { minimalSite, siteWith } from "./generator/site.ts";

const components = join(root, "components");
const files = readdirSync(components, { recursive: true, encoding: "utf8" });
const read = (path: string) => readFileSync(join(components, path), "utf8");
const styles = files
  .filter((path) => path.endsWith(".css"))
  .map(read)
  .join("\n");

test("no two components share a name, because names determine the order of styles", () => {
  const names = files.filter((file) => /\.tsx$/.test(file)).map((file) => basename(file));
  expect(new Set(names).size).toBe(names.length);
});

test("a component's folder doesn't affect the order of styles", async () => {
  const part = (path: string, color: string) => ({
    [`components/${path}.tsx`]: `export const Part = () => <i className="${color}" />;`,
    [`components/${path}.css`]: `.${color} { color: ${color} }`,
  });
  const imports = '"../components/z/Alpha.tsx"; import { Part as Omega } from "../components/a/Omega.tsx";';
  const home = minimalSite["pages/index.tsx"].replace("<main>", "<main><Omega /><Alpha />");
  const index = `import { Part as Alpha } from ${imports}\n${home}`;
  const site = siteWith({ ...part("z/Alpha", "red"), ...part("a/Omega", "tan"), "pages/index.tsx": index });
  const [page] = (await makeSite(site)).files;
  expect(`${page?.contents}`).toMatch(/\.red\{.*\.tan\{/);
});

test.each([
  ["states colours in tokens.css and colours.ts only", /(?<!&)#([\da-f]{3,4}){1,2}\b/i, /(tokens|colours)\./],
  ["has no selector that counts children", /:(nth|first|last|only)-(child|last-child|of-type)/, /^$/],
  ["uses no svh, lvh or dvh that some browsers may not support", /\b[\d.]+[sld]vh\b/, /^$/],
])("every component %s", (_, forbidden, exempt) => {
  for (const file of files.filter((name) => /\.(css|tsx?)$/.test(name) && !exempt.test(name))) {
    expect(read(file).replace(/\/\*.*?\*\/|@supports \([^)]*\) \{.*?\n\}/gs, ""), file).not.toMatch(
      forbidden,
    );
  }
});

const file = (path: string) => readFileSync(join(root, "static", path));
/** Width and height of a PNG. */
const dimensions = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test("the social picture and the icons have the sizes that sites and browsers expect", () => {
  expect(dimensions(file("social.png"))).toEqual([1200, 630]);
  expect(file("social.png").length).toBeLessThan(100_000);
  expect(dimensions(file("apple-touch-icon.png"))).toEqual([180, 180]);
  const ico = file("favicon.ico");
  expect([ico.readUInt16LE(4), ico[6], ico[22]]).toEqual([2, 16, 32]);
});

test("every page contains the complete SVG icon, which suits dark tabs", () => {
  for (const html of pageFiles().map(readDist)) {
    const [, address = ""] = html.match(/ href="data:image\/svg\+xml,([^"]*)"/) ?? [];
    const decoded = address.replaceAll("&#x27;", "'");
    expect(decoded).not.toMatch(/[#<>\s]/);
    expect(decodeURIComponent(decoded)).toMatch(/^<svg .*prefers-color-scheme:dark.*<\/svg>$/);
  }
});

test("the styles and the drawings share one palette", () => {
  const named = [...styles.matchAll(/--iron-(\d): (#\w+);/g)];
  expect(named.length).toBeGreaterThan(0);
  for (const [, place, value] of named) expect(value).toBe(ironBow[Number(place)]);
});

/** The value of each custom property in a scheme, with references resolved. */
function schemeOf(dark: boolean): ReadonlyMap<string, string> {
  const sheet = read("styles/tokens.css");
  const [light = "", rest = ""] = sheet.split("@media (prefers-color-scheme: dark)");
  const [darkPart = ""] = rest.split("@media");
  const onScreen = styles.replace(/^@media print \{.*?^\}$/gms, "");
  const declarations = onScreen.replace(sheet, "") + light + (dark ? darkPart : "");
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
  const { darkPaper, ...light } = tokens;
  for (const [name, value] of Object.entries(light)) expect(schemeOf(false).get(`--${name}`)).toBe(value);
  expect(schemeOf(true).get("--paper")).toBe(darkPaper);
});

test("the browser's toolbars have the page's colour in each scheme", () => {
  const metadata = readDist("index.html").matchAll(/name="theme-color" content="(#\w{6})"/g);
  const colours = [...metadata].map(([, value]) => value);
  expect(colours).toEqual([schemeOf(false).get("--paper"), schemeOf(true).get("--paper")]);
});
