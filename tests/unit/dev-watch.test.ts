import { renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { type Change, watchFolders } from "../../scripts/dev/watch.ts";
import { folderWith, write } from "./fixture.ts";

const PAGE = "pages/index.tsx";
const STYLES = "components/page/Header.css";
const FONT = "static/fonts/arimo/regular.woff2";

/** Watches a folder. `next` returns the next change. */
async function follow() {
  const root = folderWith({ [PAGE]: "1", [STYLES]: "1", "dist/index.html": "1" });
  const end = new AbortController();
  const changes = watchFolders(root, ["pages", "components", "static"], end.signal);
  onTestFinished(() => end.abort());
  const next = async () => (await changes.next()).value as Change;
  const save = (...paths: string[]) => {
    for (const path of paths) write(root, { [path]: `${performance.now()}` });
  };
  expect(await next()).toMatchObject({ paths: [] });
  return { root, next, save };
}

test("reports files that are written at once, or during the work on a change, as one sorted change", async () => {
  const { next, save } = await follow();
  save(PAGE, STYLES);
  const change = await next();
  expect([change.paths, change.isOutdated()]).toEqual([[STYLES, PAGE], false]);
  await pause(60);
  save(PAGE, STYLES);
  await expect.poll(change.isOutdated).toBe(true);
  await pause(50);
  expect((await next()).paths).toEqual([STYLES, PAGE]);
});

test("reports files that editors replace by renaming, and those in new and restored folders", async () => {
  const { root, next, save } = await follow();
  const rename = () => {
    save("dist/new");
    renameSync(join(root, "dist/new"), join(root, PAGE));
  };
  const add = () => save(FONT);
  const remove = () => rmSync(join(root, "static"), { recursive: true });
  for (const change of [rename, rename, add, add, remove, add, add, remove]) {
    change();
    expect((await next()).paths).toEqual([change === rename ? PAGE : FONT]);
    await pause(120);
  }
});

test("ignores files outside the folders, and survives a circular link", async () => {
  const { root, next, save } = await follow();
  save("dist/index.html", "README.md");
  await pause(50);
  symlinkSync("round", join(root, "pages/round"));
  save(PAGE);
  expect((await next()).paths).toEqual([PAGE]);
});
