import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pageFiles, readDist, root } from "../root.ts";

const file = (path: string) => readFileSync(join(root, "static", path));
const size = (path: string) => statSync(join(root, "static", path)).size;
/** Width and height of a PNG. */
const dimensions = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test("the social picture is 1200 × 630 pixels and under 100 KB", () => {
  expect(dimensions(file("social.png"))).toEqual([1200, 630]);
  expect(size("social.png")).toBeLessThan(100_000);
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
