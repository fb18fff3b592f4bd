import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { entriesBelow } from "../../scripts/disk.ts";
import { outdated } from "../../scripts/outdated.ts";
import { compress } from "../../scripts/stages/compress.ts";
import { emit } from "../../scripts/stages/emit.ts";
import { folderWith } from "./fixture.ts";

const page = {
  path: "index.html",
  from: "pages/index.tsx",
  contents: "<p>Cold at the bottom</p>".repeat(50),
};
const picture = { path: "icon.png", from: "static/icon.png", contents: new Uint8Array(5000) };

function listing(folder: string): string[] {
  return readdirSync(folder, { recursive: true }).map(String).sort();
}

describe("compress", () => {
  test("adds siblings that hold the same bytes to text, and to nothing else", async () => {
    const files = await compress([page, picture], folderWith({}));
    expect(files.map(({ path }) => path)).toEqual([
      "index.html",
      "index.html.br",
      "index.html.gz",
      "icon.png",
    ]);
    expect(brotliDecompressSync(files[1]?.contents ?? "").toString()).toBe(page.contents);
    expect(gunzipSync(files[2]?.contents ?? "").toString()).toBe(page.contents);
  });

  test("leaves out a sibling that would not be smaller", async () => {
    const files = await compress([{ ...page, contents: "x" }], folderWith({}));
    expect(files.map(({ path }) => path)).toEqual(["index.html"]);
  });

  test("takes a sibling from the last build only if it holds the new bytes", async () => {
    const dist = folderWith({});
    emit(await compress([page], dist), dist);
    const made = readFileSync(join(dist, "index.html.br"));
    const quick = await compress([page], dist);
    expect(quick[1]?.contents).toEqual(made);
    const changed = { ...page, contents: page.contents.replace("Cold", "Hot") };
    const [, fresh] = await compress([changed], dist);
    expect(brotliDecompressSync(fresh?.contents ?? "").toString()).toBe(changed.contents);
  });

  test("makes a torn sibling anew", async () => {
    const dist = folderWith({ "index.html.br": "torn", "index.html.gz": "torn" });
    const files = await compress([page], dist);
    expect(brotliDecompressSync(files[1]?.contents ?? "").toString()).toBe(page.contents);
    expect(gunzipSync(files[2]?.contents ?? "").toString()).toBe(page.contents);
  });
});

describe("emit", () => {
  test("makes the folder hold exactly the files", () => {
    const dist = folderWith({ "old/index.html": "old", "index.html.unfinished": "half", "keep.txt": "kept" });
    emit(
      [
        page,
        { path: "prices/index.html", from: "", contents: "new" },
        { path: "keep.txt", from: "", contents: "kept" },
      ],
      dist,
    );
    expect(listing(dist)).toEqual(["index.html", "keep.txt", "prices", "prices/index.html"]);
    expect(readFileSync(join(dist, "index.html"), "utf8")).toBe(page.contents);
  });

  test("leaves a file alone whose bytes are there already", () => {
    const dist = folderWith({});
    emit([page], dist);
    const before = statSync(join(dist, "index.html"));
    emit([page], dist);
    expect(statSync(join(dist, "index.html")).ino).toBe(before.ino);
    expect(statSync(join(dist, "index.html")).mtimeMs).toBe(before.mtimeMs);
  });

  test("removes the siblings of a page that changes, and those that are no longer made", () => {
    const dist = folderWith({ "index.html": "old", "index.html.br": "old", "index.html.gz": "old" });
    emit([page], dist);
    expect(listing(dist)).toEqual(["index.html"]);
  });

  test("renames a finished file into place: who reads the old one goes on reading it whole", () => {
    const dist = folderWith({ "index.html": "old" });
    const { ino } = statSync(join(dist, "index.html"));
    emit([page], dist);
    expect(statSync(join(dist, "index.html")).ino).not.toBe(ino);
    expect(existsSync(join(dist, "index.html.unfinished"))).toBe(false);
  });

  test("finishes what an interrupted build left", () => {
    const dist = folderWith({ "index.html": "old" });
    writeFileSync(join(dist, "index.html.unfinished"), "half");
    emit([page], dist);
    expect(listing(dist)).toEqual(["index.html"]);
  });
});

test("what differs by case alone from what is wanted goes before that comes, not after: a disk may ignore case", () => {
  const dist = folderWith({
    "Icons/a.svg": "",
    "Icons/b.svg": "",
    "Logo.png": "",
    "Old.png": "",
    "kept.png": "",
  });
  const paths = ["icons/a.svg", "logo.png", "kept.png"];
  const { first, last } = outdated(entriesBelow(dist), new Set(paths));
  expect(first.map(({ path }) => path)).toEqual(["Icons", "Icons/a.svg", "Logo.png"]);
  expect(last.map(({ path }) => path)).toEqual(["Icons/b.svg", "Old.png"]);
  emit(
    paths.map((path) => ({ path, from: "", contents: "new" })),
    dist,
  );
  expect(listing(dist)).toEqual(["icons", "icons/a.svg", "kept.png", "logo.png"]);
});
