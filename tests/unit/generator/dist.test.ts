import { readdirSync, renameSync, rmSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { build, compressed, run } from "./commands.ts";
import { filesIn, folderWith, page, siteWith, write } from "./minimal-site.ts";

type Dist = Readonly<Record<string, Buffer>>;

const inDist = (folder: string): Dist => filesIn(join(folder, "dist"));
const textsInDist = (folder: string) =>
  Object.fromEntries(Object.entries(inDist(folder)).map(([path, bytes]) => [path, `${bytes}`]));
/** Home, long enough to be compressed. */
const version = (name: string) =>
  page("Home", `<main>${name} ${"Cold at the bottom. ".repeat(40)}</main>`, false);

test("files that are right stay, others are replaced, stale ones go", async () => {
  const stale = { "dist/old/a.txt": "old", "dist/.new+999999999/1": "of a killed build" };
  const folder = siteWith({ ...stale, "static/a.txt": "a" });
  await build(folder);
  const numbers = () => ["dist/a.txt", "dist/index.html"].map((path) => statSync(join(folder, path)).ino);
  const [kept, changed] = numbers();
  write(folder, { "pages/index.tsx": version("new") });
  await build(folder);
  expect(numbers()).toEqual([kept, expect.not.toBeOneOf([changed])]);
  const sheet = expect.stringMatching(/^assets\/print-/);
  const host = [".htaccess", ".nojekyll", "_headers"];
  expect(Object.keys(inDist(folder))).toEqual([
    ...host,
    "a.txt",
    sheet,
    "index.html",
    "robots.txt",
    "sitemap.xml",
  ]);
});

test("a build killed between any two changes leaves every file whole, and the next build is right", async () => {
  const folder = siteWith({
    "pages/index.tsx": version("old"),
    "pages/one.tsx": page("One", "<h1>One</h1>"),
    "static/a.txt": "old ".repeat(40),
    "static/pipes": "p",
    "static/valves/a.txt": "v",
    "static/Notes.txt": "n",
  });
  expect(await build(folder, compressed)).toMatchObject({ code: 0 });
  const old = inDist(folder);
  for (const path of ["static/pipes", "static/valves"]) rmSync(join(folder, path), { recursive: true });
  renameSync(join(folder, "pages/one.tsx"), join(folder, "pages/two.tsx"));
  renameSync(join(folder, "static/Notes.txt"), join(folder, "static/notes.txt"));
  write(folder, { "pages/index.tsx": version("new"), "static/a.txt": "new ".repeat(40) });
  write(folder, { "static/pipes/a.txt": "p", "static/valves": "v" });
  const bothNotes = { "Notes.txt": expect.anything(), "notes.txt": expect.anything() };
  const record = folderWith({});
  const flags = ["--import", pathToFileURL(join(import.meta.dirname, "record-states.mjs")).href];
  expect(await run("build", folder, { flags, env: { RECORD: record } })).toMatchObject({ code: 0 });
  const made = inDist(folder);
  const states = readdirSync(record).sort();
  expect(states.length).toBeGreaterThan(30);
  for (const state of states) {
    const now = filesIn(join(record, state));
    expect(problemsOf(now, old, made), state).toEqual([]);
    expect(now, "where disks ignore case, one would replace the other").not.toMatchObject(bothNotes);
    const isNew = (path: string) => Boolean(made[path] && now[path]?.equals(made[path]));
    if (isNew("index.html")) expect(isNew("a.txt"), `pages come last: ${state}`).toBe(true);
  }
  for (const state of states.filter((_, index) => index % 8 === 0)) {
    rmSync(join(folder, "dist"), { recursive: true });
    renameSync(join(record, state), join(folder, "dist"));
    expect(await build(folder, compressed)).toMatchObject({ code: 0 });
    expect(inDist(folder), state).toEqual(made);
  }
});

/** Files of no version, variants that differ from their file, and missing files that both versions have. */
function problemsOf(now: Dist, ...versions: readonly [Dist, Dist]): readonly string[] {
  const torn = Object.entries(now).filter(([path, bytes]) => {
    if (path.startsWith(".new+")) return false;
    if (!versions.some((files) => files[path]?.equals(bytes))) return true;
    const [, original, ending] = /^(.*)\.(br|gz)$/.exec(path) ?? [];
    return original && !now[original]?.equals((ending === "br" ? brotliDecompressSync : gunzipSync)(bytes));
  });
  const [one, other] = versions;
  const lasting = Object.keys(one).filter((path) => path in other && !/\.(br|gz)$/.test(path));
  return [...torn.map(([path]) => path), ...lasting.filter((path) => !(path in now))];
}

test("several builds at once all end well", async () => {
  const folder = siteWith({ "static/a.txt": "a ".repeat(99) });
  const results = await Promise.all([1, 2, 3].map(() => run("build", folder)));
  for (const { code, out } of results)
    expect([code, out]).toEqual([0, expect.stringContaining("files in dist/")]);
  expect(readdirSync(join(folder, "dist")).filter((path) => path.startsWith(".new"))).toEqual([]);
});

test("a full disk is a problem, and dist/ stays as it was", async () => {
  const folder = siteWith({
    "dist/index.html": "old",
    "static/long.txt": "long ".repeat(9999),
    "static/a.txt": "a",
  });
  const through = ["sh", "-c", 'ulimit -f 8; exec "$@"', "sh"];
  const { code, out } = await run("build", folder, { args: ["--no-compress"], through });
  expect(code).toBe(1);
  expect(out).toMatch(/^dist\/long\.txt\n {2}EFBIG: .+\n {2}→ .+\n\n1 problem; dist\/ is unchanged\.\n$/);
  expect(textsInDist(folder)).toEqual({ "index.html": "old" });
});

test("a build that fails halfway says that dist/ has old and new files", async () => {
  const failing =
    "data:text/javascript,import fs from 'node:fs';const r=fs.renameSync;let n=0;fs.renameSync=(...c)=>{if(++n===2)r('none','x');r(...c)}";
  const { code, out } = await run("build", siteWith(), { flags: ["--import", failing] });
  expect([code, out]).toEqual([1, expect.stringMatching(/; dist\/ has old and new files, all whole: build/)]);
});

test("dist/ as a file, or as a link to another folder, is refused, and that folder stays", async () => {
  const elsewhere = folderWith({ "photo.jpg": "only copy" });
  const [linked, file] = [siteWith(), siteWith({ dist: "a note" })];
  symlinkSync(elsewhere, join(linked, "dist"));
  for (const folder of [linked, file]) {
    const { out } = await build(folder);
    expect(out).toMatch(
      /^dist\n {2}dist\/ must be a real folder, .*\n.*\n\n1 problem; dist\/ is unchanged\.$/,
    );
  }
  expect(Object.keys(filesIn(elsewhere))).toEqual(["photo.jpg"]);
});
