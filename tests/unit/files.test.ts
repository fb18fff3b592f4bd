import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { entriesBelow } from "../../scripts/output/disk.ts";
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

function listing(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((path) => String(path).replaceAll("\\", "/"))
    .sort();
}

describe("compress", () => {
  test("adds siblings with the same content to text files only", async () => {
    const files = await compress([page, picture]);
    const paths = ["index.html", "index.html.br", "index.html.gz", "icon.png"];
    expect(files.map(({ path }) => path)).toEqual(paths);
    expect(brotliDecompressSync(files[1]?.contents ?? "").toString()).toBe(page.contents);
    expect(gunzipSync(files[2]?.contents ?? "").toString()).toBe(page.contents);
  });

  test("does not name the system in gzip files: 255 is an unknown one", async () => {
    const files = await compress([page]);
    expect(bytesOf(files[2] ?? page)[9]).toBe(255);
  });

  test("leaves out a sibling that would not be smaller", async () => {
    const files = await compress([{ ...page, contents: "x" }]);
    expect(files.map(({ path }) => path)).toEqual(["index.html"]);
  });

  test("makes the same siblings again, even where dist/ has one with the same content", async () => {
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
});

describe("emit", () => {
  test("makes the folder hold exactly these files", () => {
    const dist = folderWith({ "old/index.html": "old", "index.html.unfinished": "half", "keep.txt": "kept" });
    const files = [
      page,
      { path: "prices/index.html", from: "", contents: "new" },
      { path: "keep.txt", from: "", contents: "kept" },
    ];
    emit(files, dist);
    expect(listing(dist)).toEqual(["index.html", "keep.txt", "prices", "prices/index.html"]);
    expect(readFileSync(join(dist, "index.html"), "utf8")).toBe(page.contents);
  });

  test("does not touch a file that is already right", () => {
    const dist = folderWith({});
    emit([page], dist);
    const before = statSync(join(dist, "index.html"));
    emit([page], dist);
    expect(statSync(join(dist, "index.html")).ino).toBe(before.ino);
    expect(statSync(join(dist, "index.html")).mtimeMs).toBe(before.mtimeMs);
  });

  test("removes the old siblings of a page that changes", () => {
    const dist = folderWith({ "index.html": "old", "index.html.br": "old", "index.html.gz": "old" });
    emit([page], dist);
    expect(listing(dist)).toEqual(["index.html"]);
  });

  test("renames a finished file into place, so that readers of the old one still get all of it", () => {
    const dist = folderWith({ "index.html": "old" });
    const { ino } = statSync(join(dist, "index.html"));
    emit([page], dist);
    expect(statSync(join(dist, "index.html")).ino).not.toBe(ino);
    expect(existsSync(join(dist, "index.html.unfinished"))).toBe(false);
  });
});

test("removes what differs by case alone before writing: a disk may ignore case", () => {
  const old = ["Icons/a.svg", "Icons/b.svg", "Logo.png", "Old.png", "kept.png"];
  const dist = folderWith(Object.fromEntries(old.map((path) => [path, ""])));
  const paths = ["icons/a.svg", "logo.png", "kept.png"];
  const { beforeWrite, afterWrite } = staleFiles(entriesBelow(dist), new Set(paths));
  expect(beforeWrite.map(({ path }) => path)).toEqual(["Icons", "Icons/a.svg", "Logo.png"]);
  expect(afterWrite.map(({ path }) => path)).toEqual(["Icons/b.svg", "Old.png"]);
  const files = paths.map((path) => ({ path, from: "", contents: "new" }));
  emit(files, dist);
  expect(listing(dist)).toEqual(["icons", "icons/a.svg", "kept.png", "logo.png"]);
});
