import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { entriesBelow, filesBelow } from "../../scripts/output/disk.ts";
import { bytesOf } from "../../scripts/output/output-file.ts";
import { staleFiles } from "../../scripts/output/stale-files.ts";
import { compress } from "../../scripts/stages/compress.ts";
import { emit } from "../../scripts/stages/emit.ts";
import { build } from "./command.ts";
import { folderWith, siteWith } from "./fixture.ts";

const page = {
  path: "index.html",
  from: "pages/index.tsx",
  contents: "<p>Cold at the bottom</p>".repeat(50),
};
const picture = { path: "icon.png", from: "static/icon.png", contents: new Uint8Array(5000) };

test("compress adds variants to text files if they are smaller, with the same bytes on every system", async () => {
  const files = await compress([page, { ...page, path: "short.html", contents: "x" }, picture]);
  const paths = ["index.html", "index.html.br", "index.html.gz", "short.html", "icon.png"];
  expect(files.map(({ path }) => path)).toEqual(paths);
  const [, br = page, gz = page] = files;
  expect(brotliDecompressSync(bytesOf(br)).toString()).toBe(page.contents);
  expect(gunzipSync(bytesOf(gz)).toString()).toBe(page.contents);
  expect(bytesOf(gz)[9]).toBe(255); // gzip's number for an unknown system
});

test("a build compresses again, even if dist/ has a variant with the same content", async () => {
  const site = siteWith({ "static/long.txt": page.contents });
  const sibling = join(site, "dist/long.txt.br");
  await build(site);
  const made = readFileSync(sibling);
  const poor = brotliCompressSync(page.contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  expect(poor.length).toBeGreaterThan(made.length);
  writeFileSync(sibling, poor);
  await build(site);
  expect(readFileSync(sibling)).toEqual(made);
});

test("emit doesn't touch a file that is already right", () => {
  const dist = folderWith({});
  emit([page], dist);
  const before = statSync(join(dist, "index.html"));
  emit([page], dist);
  expect(statSync(join(dist, "index.html")).ino).toBe(before.ino);
  expect(statSync(join(dist, "index.html")).mtimeMs).toBe(before.mtimeMs);
});

test("removes files that differ only by case before writing, because the disk may ignore case", () => {
  const old = ["Icons/a.svg", "Icons/b.svg", "Logo.png", "Old.png", "kept.png"];
  const dist = folderWith(Object.fromEntries(old.map((path) => [path, ""])));
  const paths = ["icons/a.svg", "logo.png", "kept.png"];
  const { beforeWrite, afterWrite } = staleFiles(entriesBelow(dist), new Set(paths));
  expect(beforeWrite.map(({ path }) => path)).toEqual(["Icons", "Icons/a.svg", "Logo.png"]);
  expect(afterWrite.map(({ path }) => path)).toEqual(["Icons/b.svg", "Old.png"]);
  const files = paths.map((path) => ({ path, from: "", contents: "new" }));
  emit(files, dist);
  expect(filesBelow(dist)).toEqual(["icons/a.svg", "kept.png", "logo.png"]);
});
