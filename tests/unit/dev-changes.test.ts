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

const files = { "pages/index.tsx": "1", "components/Header.css": "1", "dist/index.html": "1" };

/** Follows a folder from now on; `next` gives the paths of the next change. */
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

test("several files written at once are one change, in the order of their names", async () => {
  const { next, write } = await follow();
  write("pages/index.tsx");
  write("components/Header.css");
  expect(await next()).toEqual(["components/Header.css", "pages/index.tsx"]);
});

test("what happens while a change is worked on is the next change", async () => {
  const { next, write } = await follow();
  write("pages/index.tsx");
  await next();
  write("components/Header.css");
  await pause(50);
  write("pages/index.tsx", "3");
  await pause(50);
  expect(await next()).toEqual(["components/Header.css", "pages/index.tsx"]);
});

test("a file that is emptied first and written a moment later is seen both times", async () => {
  const { root, next } = await follow();
  const file = openSync(join(root, "pages/index.tsx"), "w");
  expect(await next()).toEqual(["pages/index.tsx"]);
  writeSync(file, "2");
  closeSync(file);
  expect(await next()).toEqual(["pages/index.tsx"]);
});

test("a file that an editor renames over the old one is seen each time", async () => {
  const { root, next, write } = await follow();
  for (const round of ["2", "3", "4"]) {
    write("dist/new", round);
    renameSync(join(root, "dist/new"), join(root, "pages/index.tsx"));
    expect(await next()).toEqual(["pages/index.tsx"]);
  }
});

test("folders in new folders are followed, also when they come a second time", async () => {
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

test("a file that is touched in a folder of no interest changes nothing", async () => {
  const { next, write } = await follow();
  write("dist/index.html");
  write("README.md");
  await pause(50);
  write("pages/index.tsx");
  expect(await next()).toEqual(["pages/index.tsx"]);
});

test("who hears that an answer is over gets another, also where no file is other than before", async () => {
  const { nextChange, write } = await follow();
  write("pages/index.tsx");
  const change = await nextChange();
  write("README.md");
  await expect.poll(() => change?.isOver()).toBe(true);
  expect(await nextChange()).toMatchObject({ paths: [] });
});

test("ends when it is told to", async () => {
  const { next, end } = await follow();
  const last = next();
  end();
  expect(await last).toEqual([]);
});

/** The system then refuses to watch any folder of that name, in these words; gives what watches the others. */
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
])("ends, and watches nothing any more, where the system watches no more folders: %s", async (code, told) => {
  const watchers = refuseToWatch("static", code);
  const root = folderWith({ ...files, "static/icon.svg": "1" });
  const closed: unknown[] = [];
  const stream = changes(root, ["pages", "static"], new AbortController().signal);
  const first = stream.next();
  for (const watcher of watchers) watcher.on("close", () => closed.push(watcher));
  await expect(first).rejects.toThrow(told);
  await expect.poll(() => closed).toEqual(watchers);
  expect(watchers).toHaveLength(2);
});

test("what the making of the site tells of does not end it: a link that leads round in a circle", async () => {
  const { root, next, write } = await follow();
  symlinkSync("round", join(root, "pages/round"));
  write("pages/index.tsx");
  expect(await next()).toEqual(["pages/index.tsx"]);
});
