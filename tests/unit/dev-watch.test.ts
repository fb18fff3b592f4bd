import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { type Change, watchFolders } from "../../scripts/dev/watch.ts";
import { folderWith } from "./fixture.ts";

const files = { "pages/index.tsx": "1", "components/page/Header.css": "1", "dist/index.html": "1" };

/** Watches a folder. `next` returns the paths of the next change. */
async function follow() {
  const root = folderWith(files);
  const end = new AbortController();
  const changes = watchFolders(root, ["pages", "components", "static"], end.signal);
  onTestFinished(() => end.abort());
  const nextChange = async () => (await changes.next()).value as Change | undefined;
  const next = async () => (await nextChange())?.paths;
  const write = (path: string, text = "2") => writeFileSync(join(root, path), text);
  expect(await next()).toEqual([]);
  return { root, next, nextChange, write, end: () => end.abort() };
}

test("names the files that were written, added and removed", async () => {
  const { root, next, write } = await follow();
  write("pages/index.tsx");
  expect(await next()).toEqual(["pages/index.tsx"]);
  write("pages/about.tsx");
  expect(await next()).toEqual(["pages/about.tsx"]);
  rmSync(join(root, "pages/about.tsx"));
  expect(await next()).toEqual(["pages/about.tsx"]);
});

test("reports several files written at once as one change, by name", async () => {
  const { next, write } = await follow();
  write("pages/index.tsx");
  write("components/page/Header.css");
  expect(await next()).toEqual(["components/page/Header.css", "pages/index.tsx"]);
});

test("reports what happens during the work on a change as the next change, and says that there is more", async () => {
  const { next, nextChange, write } = await follow();
  write("pages/index.tsx");
  const change = await nextChange();
  expect(change?.isOutdated()).toBe(false);
  await pause(60);
  write("components/page/Header.css");
  write("pages/index.tsx", "3");
  await expect.poll(() => change?.isOutdated()).toBe(true);
  await pause(50);
  expect(await next()).toEqual(["components/page/Header.css", "pages/index.tsx"]);
});

test("sees a file each time that an editor renames another over it", async () => {
  const { root, next, write } = await follow();
  for (const round of ["2", "3", "4"]) {
    write("dist/new", round);
    renameSync(join(root, "dist/new"), join(root, "pages/index.tsx"));
    expect(await next()).toEqual(["pages/index.tsx"]);
    await pause(60);
  }
});

test("follows folders in new folders, also when they come back", async () => {
  const { root, next } = await follow();
  const path = "static/fonts/arimo/regular.woff2";
  for (const round of ["first", "second"]) {
    mkdirSync(join(root, "static/fonts/arimo"), { recursive: true });
    writeFileSync(join(root, path), "1");
    expect(await next(), round).toEqual([path]);
    await pause(60);
    writeFileSync(join(root, path), "2");
    expect(await next(), round).toEqual([path]);
    rmSync(join(root, "static"), { recursive: true });
    expect(await next(), round).toEqual([path]);
    await pause(120);
  }
});

test("ignores files outside the folders, and survives a link that leads in a circle", async () => {
  const { root, next, write } = await follow();
  write("dist/index.html");
  write("README.md");
  await pause(50);
  symlinkSync("round", join(root, "pages/round"));
  write("pages/index.tsx");
  expect(await next()).toEqual(["pages/index.tsx"]);
});

test("ends when its signal is aborted", async () => {
  const { next, end } = await follow();
  const last = next();
  end();
  expect(await last).toBeUndefined();
});
