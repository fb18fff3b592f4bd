import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { makeSite } from "../../scripts/site.ts";
import { pageFiles, readDist, root } from "../root.ts";
import { minimalSite, siteWith } from "./fixture.ts";

const components = join(root, "components");
const files = readdirSync(components, { recursive: true, encoding: "utf8" });

test("no two components share a name, because names determine the order of styles", () => {
  const names = files.filter((file) => /\.tsx$/.test(file)).map((file) => basename(file));
  expect(new Set(names).size).toBe(names.length);
});

test("a component's folder doesn't affect the order of styles", async () => {
  const part = (path: string, color: string) => ({
    [`components/${path}.tsx`]: `export const Part = () => <i className="${color}" />;`,
    [`components/${path}.css`]: `.${color} { color: ${color} }`,
  });
  const site = siteWith({
    ...part("z/Alpha", "red"),
    ...part("a/Omega", "tan"),
    "pages/index.tsx": [
      'import { Part as Alpha } from "../components/z/Alpha.tsx";',
      'import { Part as Omega } from "../components/a/Omega.tsx";',
      minimalSite["pages/index.tsx"].replace("<main>", "<main><Omega /><Alpha />"),
    ].join("\n"),
  });
  const html = (await makeSite(site)).files.find(({ path }) => path === "index.html")?.contents;
  expect(`${html}`).toMatch(/\.red\{.*\.tan\{/);
});

test.each([
  ["states colours in tokens.css and colours.ts only", /(?<!&)#([\da-f]{3,4}){1,2}\b/i, /(tokens|colours)\./],
  ["has no selector that counts children", /:(nth|first|last|only)-(child|last-child|of-type)/, /^$/],
  ["uses no svh, lvh or dvh that some browsers may not support", /\b[\d.]+[sld]vh\b/, /^$/],
])("every component %s", (_, forbidden, exempt) => {
  for (const file of files.filter((name) => /\.(css|tsx?)$/.test(name) && !exempt.test(name))) {
    const code = readFileSync(join(components, file), "utf8");
    expect(code.replace(/\/\*.*?\*\/|@supports \([^)]*\) \{.*?\n\}/gs, ""), file).not.toMatch(forbidden);
  }
});

const file = (path: string) => readFileSync(join(root, "static", path));
/** Width and height of a PNG. */
const dimensions = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test("the social picture is 1200 × 630 pixels and under 100 KB", () => {
  expect(dimensions(file("social.png"))).toEqual([1200, 630]);
  expect(file("social.png").length).toBeLessThan(100_000);
});

test("the icons have the sizes that browsers expect", () => {
  const ico = file("favicon.ico");
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 2]);
  expect([ico[6], ico[22]]).toEqual([16, 32]);
  expect(dimensions(ico.subarray(ico.readUInt32LE(18)))).toEqual([16, 16]);
  expect(dimensions(file("apple-touch-icon.png"))).toEqual([180, 180]);
});

test("every page contains the complete SVG icon, which suits dark tabs", () => {
  for (const html of pageFiles().map(readDist)) {
    const [, address = ""] = html.match(/ href="data:image\/svg\+xml,([^"]*)"/) ?? [];
    const decoded = address.replaceAll("&#x27;", "'");
    expect(decoded).not.toMatch(/[#<>\s]/);
    expect(decodeURIComponent(decoded)).toMatch(/^<svg .*prefers-color-scheme:dark.*<\/svg>$/);
  }
});
