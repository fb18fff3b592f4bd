import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { expect, test } from "vitest";
import { Pipes } from "../../components/drawings/Pipes.tsx";
import { pipesFile } from "../../components/drawings/pipes-file.ts";
import { displayFont } from "../../components/styles/display-font.ts";
import { root } from "../root.ts";

const read = (path: string) => readFileSync(join(root, "static", path));

test("the font has at most 18,000 bytes, and its licence is published", () => {
  expect(read(displayFont).length).toBeLessThanOrEqual(18_000);
  expect(`${read("OFL.txt")}`).toContain("SIL OPEN FONT LICENSE");
});

test("the file of the pipes is what their component draws", () => {
  expect(`${read(pipesFile)}`).toBe(renderToStaticMarkup(createElement(Pipes)));
});

test("the social picture and the icons have the sizes that sites and browsers expect", async () => {
  expect(await sharp(read("social.png")).metadata()).toMatchObject({ width: 1200, height: 630 });
  expect(read("social.png").length).toBeLessThan(100_000);
  expect(await sharp(read("apple-touch-icon.png")).metadata()).toMatchObject({ width: 180, height: 180 });
  const ico = read("favicon.ico");
  expect([ico.readUInt16LE(4), ico[6], ico[22]]).toEqual([2, 16, 32]); // two pictures, and their widths
});
