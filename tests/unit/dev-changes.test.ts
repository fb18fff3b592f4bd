import fs, {
  closeSync,
  type FSWatcher,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Change, changes } from "../../scripts/dev/changes.ts";
import { folderWith } from "./fixture.ts";

const files = { "pages/index.tsx": "1", "components/page/Header.css": "1", "dist/index.html": "1" };

/** Follows a folder. `next` gives the paths of the next change. */
async function follow(watched = ["pages", "components", "static"]) {
  const root = folderWith(files);
  const end = new AbortController();
  const stream = changes(root, watched, end.signal);
  onTestFinished(() => end.abort());
  const nextChange = async () => (await stream.next()).value as Change | undefined;
  const next = async () => (await nextChange())?.paths ?? [];
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

test("reports what happens during the work on a change as the next change", async () => {
  const { next, write } = await follow();
  write("pages/index.tsx");
  await next();
  write("components/page/Header.css");
  await pause(50);
  write("pages/index.tsx", "3");
  await pause(50);
  expect(await next()).toEqual(["components/page/Header.css", "pages/index.tsx"]);
});

test("sees a file that is emptied first and written a moment later both times", async () => {
  const { root, next } = await follow();
  const file = openSync(join(root, "pages/index.tsx"), "w");
  expect(await next()).toEqual(["pages/index.tsx"]);
  writeSync(file, "2");
  closeSync(file);
  expect(await next()).toEqual(["pages/index.tsx"]);
});

test("sees a file each time that an editor renames it over the old one", async () => {
  const { root, next, write } = await follow();
  for (const round of ["2", "3", "4"]) {
    write("dist/new", round);
    renameSync(join(root, "dist/new"), join(root, "pages/index.tsx"));
    expect(await next()).toEqual(["pages/index.tsx"]);
  }
});

test("follows folders in new folders, also when they come back", async () => {
  const { root, next } = await follow();
  const path = "static/fonts/arimo/regular.woff2";
  for (const round of ["first", "second"]) {
    mkdirSync(join(root, "static/fonts/arimo"), { recursive: true });
    writeFileSync(join(root, path), "1");
    expect(await next(), round).toEqual([path]);
    writeFileSync(join(root, path), "2");
    expect(await next(), round).toEqual([path]);
    rmSync(join(root, "static"), { recursive: true });
    expect(await next(), round).toEqual([path]);
  }
});

test("ignores files outside the folders", async () => {
  const { next, write } = await follow();
  write("dist/index.html");
  write("README.md");
  await pause(50);
  write("pages/index.tsx");
  expect(await next()).toEqual(["pages/index.tsx"]);
});

test("gives another answer after one that is out of date, even if no file differs", async () => {
  const { nextChange, write } = await follow();
  write("pages/index.tsx");
  const change = await nextChange();
  write("README.md");
  await expect.poll(() => change?.isOver()).toBe(true);
  expect(await nextChange()).toMatchObject({ paths: [] });
});

test("ends when its signal is aborted", async () => {
  const { next, end } = await follow();
  const last = next();
  end();
  expect(await last).toEqual([]);
});

/** Makes the system refuse to watch folders of that name. Gives the watchers of the others. */
function refuseToWatch(name: string, code: string) {
  const { watch } = fs;
  const watchers: FSWatcher[] = [];
  const watchOrRefuse = (folder: string, notice: () => void) => {
    if (folder.endsWith(name)) throw Object.assign(new Error(`${code}: refused, watch '${name}'`), { code });
    watchers.push(watch(folder, notice));
    return watchers.at(-1);
  };
  vi.spyOn(fs, "watch").mockImplementation(watchOrRefuse as typeof watch);
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  return watchers;
}

test.each([
  ["ENOSPC", /^Linux watches no more folders .* sudo sysctl fs\.inotify\.max_user_watches=\d+$/],
  ["EMFILE", "EMFILE: refused, watch 'static'"],
])("ends and stops watching when the system watches no more folders: %s", async (code, message) => {
  const watchers = refuseToWatch("static", code);
  const root = folderWith({ ...files, "static/icon.svg": "1" });
  const closed: unknown[] = [];
  const stream = changes(root, ["pages", "static"], new AbortController().signal);
  const first = stream.next();
  for (const watcher of watchers) watcher.on("close", () => closed.push(watcher));
  await expect(first).rejects.toThrow(message);
  await expect.poll(() => closed).toEqual(watchers);
  expect(watchers).toHaveLength(2);
});

test("survives what the build will report: a link that leads in a circle", async () => {
  const { root, next, write } = await follow();
  symlinkSync("round", join(root, "pages/round"));
  write("pages/index.tsx");
  expect(await next()).toEqual(["pages/index.tsx"]);
});
