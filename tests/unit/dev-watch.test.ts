import { renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { type Change, watchFolders } from "../../scripts/dev/watch.ts";
import { folderWith, write } from "./fixture.ts";

/** Watches a folder. `next` returns the next change. */
async function follow() {
  const root = folderWith({
    "pages/index.tsx": "1",
    "components/page/Header.css": "1",
    "dist/index.html": "1",
  });
  const end = new AbortController();
  const changes = watchFolders(root, ["pages", "components", "static"], end.signal);
  onTestFinished(() => end.abort());
  const next = async () => (await changes.next()).value as Change;
  const save = (path: string, text = "2") => write(root, { [path]: text });
  expect(await next()).toMatchObject({ paths: [] });
  return { root, next, save };
}

test("reports files that are written at once, or during the work on a change, as one sorted change", async () => {
  const { next, save } = await follow();
  const paths = ["components/page/Header.css", "pages/index.tsx"];
  const writeBoth = () => {
    for (const path of paths.toReversed()) save(path, `${performance.now()}`);
  };
  writeBoth();
  const change = await next();
  expect([change.paths, change.isOutdated()]).toEqual([paths, false]);
  await pause(60);
  writeBoth();
  await expect.poll(change.isOutdated).toBe(true);
  await pause(50);
  expect((await next()).paths).toEqual(paths);
});

test("reports a file each time an editor replaces it by renaming", async () => {
  const { root, next, save } = await follow();
  for (const round of ["2", "3", "4"]) {
    save("dist/new", round);
    renameSync(join(root, "dist/new"), join(root, "pages/index.tsx"));
    expect((await next()).paths).toEqual(["pages/index.tsx"]);
    await pause(60);
  }
});

test("watches folders in new and restored folders", async () => {
  const { root, next, save } = await follow();
  const path = "static/fonts/arimo/regular.woff2";
  for (const change of ["add", "write", "remove", "add", "write", "remove"]) {
    if (change === "remove") rmSync(join(root, "static"), { recursive: true });
    else save(path, change);
    expect((await next()).paths, change).toEqual([path]);
    await pause(120);
  }
});

test("ignores files outside the folders, and survives a circular link", async () => {
  const { root, next, save } = await follow();
  save("dist/index.html");
  save("README.md");
  await pause(50);
  symlinkSync("round", join(root, "pages/round"));
  save("pages/index.tsx");
  expect((await next()).paths).toEqual(["pages/index.tsx"]);
});
