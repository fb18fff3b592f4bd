import { chmodSync, existsSync, readdirSync, renameSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { build, filesIn, folderWith, page, run, siteWith, write } from "./site.ts";

const compress = { release: false, compress: true };
const inDist = (folder: string) =>
  Object.fromEntries(
    Object.entries(filesIn(join(folder, "dist"))).map(([path, bytes]) => [path, `${bytes}`]),
  );
const version = (name: string, html = "Cold at the bottom. ".repeat(40)) =>
  page("Home", `<main>${name} ${html}</main>`, false);

test("files that are right stay, others are replaced, stale ones go", async () => {
  const folder = siteWith({
    "dist/old/a.txt": "old",
    "dist/.new+999999999/1": "of a killed build",
    "static/a.txt": "a",
  });
  await build(folder);
  const [kept, changed] = ["dist/a.txt", "dist/index.html"].map((path) => statSync(join(folder, path)).ino);
  write(folder, { "pages/index.tsx": version("new") });
  await build(folder);
  expect(statSync(join(folder, "dist/a.txt")).ino).toBe(kept);
  expect(statSync(join(folder, "dist/index.html")).ino).not.toBe(changed);
  expect(Object.keys(inDist(folder)).sort()).toEqual([
    ".htaccess",
    ".nojekyll",
    "_headers",
    "a.txt",
    "index.html",
    "robots.txt",
    "sitemap.xml",
  ]);
});

test("files become folders, folders become files, and names change their case", async () => {
  const old = { "dist/pipes": "", "dist/valves/a.txt": "", "dist/Icons/a.svg": "", "dist/LOGO.png/x": "" };
  const folder = siteWith({
    ...old,
    "static/pipes/a.txt": "p",
    "static/valves": "v",
    "static/icons/a.svg": "<svg/>",
  });
  symlinkSync(folderWith({ "a.txt": "elsewhere" }), join(folder, "dist/more"));
  write(folder, { "static/more/a.txt": "m" });
  await build(folder);
  expect(inDist(folder)).toMatchObject({
    "pipes/a.txt": "p",
    valves: "v",
    "icons/a.svg": "<svg/>",
    "more/a.txt": "m",
  });
  expect(readdirSync(join(folder, "dist"))).not.toContain("Icons");
});

test("a build killed between any two changes leaves every file whole, and the next build is right", async () => {
  const one = { "static/pipes": "p", "static/valves/a.txt": "v", "pages/one.tsx": version("one") };
  const folder = siteWith({ "pages/index.tsx": version("old"), "static/a.txt": "old ".repeat(40) });
  const build = (imports: string[] = [], env = {}, site = folder) => run("build.ts", site, { env, imports });
  write(folder, one);
  write(folder, { "pages/one.tsx": page("One", "<h1>One</h1>") });
  expect(await build()).toMatchObject({ code: 0 });
  const old = inDistBytes(folder);
  const [pipes, valves] = ["static/pipes", "static/valves"].map((path) => join(folder, path));
  renameSync(`${pipes}`, join(folder, "was-pipes"));
  renameSync(`${valves}`, join(folder, "was-valves"));
  renameSync(join(folder, "pages/one.tsx"), join(folder, "pages/two.tsx"));
  write(folder, {
    "static/pipes/a.txt": "p",
    "static/valves": "v",
    "pages/index.tsx": version("new"),
    "static/a.txt": "new ".repeat(40),
  });
  const record = folderWith({});
  const recorder = pathToFileURL(join(import.meta.dirname, "record-states.ts")).href;
  expect(await build([recorder], { RECORD: record })).toMatchObject({ code: 0 });
  const made = inDistBytes(folder);
  const states = readdirSync(record).sort();
  expect(states.length).toBeGreaterThan(30);
  for (const state of states) expect(faultsOf(filesIn(join(record, state)), old, made), state).toEqual([]);
  for (const state of states.filter((_, index) => index % 8 === 0)) {
    write(folder, {});
    renameSync(join(folder, "dist"), join(record, `${state}-replaced`));
    renameSync(join(record, state), join(folder, "dist"));
    expect(await build()).toMatchObject({ code: 0 });
    expect(inDistBytes(folder), state).toEqual(made);
  }
});

type Dist = Readonly<Record<string, Buffer>>;
const inDistBytes = (folder: string): Dist => filesIn(join(folder, "dist"));

/** Files of no version, variants that differ from their file, and missing files that both versions have. */
function faultsOf(now: Dist, ...versions: readonly [Dist, Dist]): readonly string[] {
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

test("two builds at once both end well", async () => {
  const folder = siteWith({ "static/a.txt": "a ".repeat(99) });
  const results = await Promise.all([1, 2, 3].map(() => run("build.ts", folder)));
  expect(results.map(({ code, out }) => [code, out.split("\n")[0]])).toEqual(
    Array(3).fill([0, expect.stringContaining("files in dist/")]),
  );
  expect(Object.keys(inDist(folder)).filter((path) => path.startsWith(".new"))).toEqual([]);
});

test("a disk that refuses is a problem that says whether dist/ has changed", async () => {
  const site = () =>
    siteWith({ "dist/index.html": "old", "static/long.txt": "long ".repeat(9999), "static/a.txt": "a" });
  const full = site();
  const through = ["sh", "-c", 'ulimit -f 8; exec "$@"', "sh"];
  const { code, out } = await run("build.ts", full, { args: ["--no-compress"], through });
  expect(code).toBe(1);
  expect(out).toMatch(/^dist\/long\.txt\n {2}EFBIG: .+\n {2}→ .+\n\n1 problem; dist\/ is unchanged\.\n$/);
  expect(inDist(full)).toEqual({ "index.html": "old" });
  const file = siteWith({ dist: "a note" });
  expect((await build(file)).out).toMatch(/^dist\n {2}E.+\n.*\n\n1 problem; dist\/ is unchanged\.$/);
});

test("dist/ as a link to another folder is refused, and that folder stays", async () => {
  const elsewhere = folderWith({ "photo.jpg": "only copy" });
  const folder = siteWith();
  symlinkSync(elsewhere, join(folder, "dist"));
  expect((await build(folder, compress)).out).toMatch(
    /^dist\n {2}This is a link.*\n.*\n\n1 problem; dist\/ is unchanged\.$/,
  );
  expect(Object.keys(filesIn(elsewhere))).toEqual(["photo.jpg"]);
});

const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

test("all sources that can't be read are named", async () => {
  const unreadable = ["components/Layout.tsx", "data/model/site.ts", "static/a.svg", "static/b.svg"];
  const folder = siteWith({ "static/a.svg": "", "static/b.svg": "" });
  chmodSync(folder, 0o777);
  for (const path of unreadable) chmodSync(join(folder, path), 0);
  const { code, out } = await run("build.ts", folder, { options: user });
  expect(code).toBe(1);
  for (const path of unreadable) expect(out).toContain(`${path}\n`);
  expect(existsSync(join(folder, "dist"))).toBe(false);
});
