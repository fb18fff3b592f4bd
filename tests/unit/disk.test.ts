import { spawnSync } from "node:child_process";
import fs, { chmodSync, statSync, symlinkSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { failureText } from "../../scripts/errors/problem-text.ts";
import { type SiteError, siteErrorOf } from "../../scripts/errors/site-error.ts";
import { entriesBelow, filesBelow } from "../../scripts/output/disk.ts";
import { bytesOf } from "../../scripts/output/output-file.ts";
import { entriesInTheWay } from "../../scripts/output/stale-files.ts";
import { compress } from "../../scripts/stages/compress.ts";
import { emit } from "../../scripts/stages/emit.ts";
import { root } from "../root.ts";
import { commandLine, ended, isWindows, startProgram } from "./command.ts";
import { filesOf, folderWith, siteWith } from "./fixture.ts";

/** The text of every file below a folder. */
const textsOf = (folder: string) =>
  Object.fromEntries([...filesOf(folder)].map(([path, bytes]) => [path, `${bytes}`]));

const long = "<p>Cold at the bottom</p>".repeat(50);
const file = (path: string, contents: string | Uint8Array = `new ${path}`) => ({ path, from: "", contents });

test("compress adds variants to text files if they are smaller, with the same bytes on every system", async () => {
  const picture = file("icon.png", new Uint8Array(5000));
  const files = await compress([file("index.html", long), file("short.html", "x"), picture]);
  const paths = ["index.html", "index.html.br", "index.html.gz", "short.html", "icon.png"];
  expect(files.map(({ path }) => path)).toEqual(paths);
  const [, br = picture, gz = picture] = files;
  expect(brotliDecompressSync(bytesOf(br)).toString()).toBe(long);
  expect(gunzipSync(bytesOf(gz)).toString()).toBe(long);
  expect(bytesOf(gz)[9]).toBe(255); // gzip's number for an unknown system
});

test("emit doesn't touch a file that is already right", () => {
  const dist = folderWith({});
  const made = () => {
    emit([file("index.html")], dist);
    const { ino, mtimeMs } = statSync(join(dist, "index.html"));
    return { ino, mtimeMs };
  };
  expect(made()).toEqual(made());
});

test("removes files that differ only by case before writing, because the disk may ignore case", () => {
  const old = ["Icons/a.svg", "Icons/b.svg", "Logo.png", "Old.png", "kept.png"];
  const dist = folderWith(Object.fromEntries(old.map((path) => [path, ""])));
  const paths = ["icons/a.svg", "kept.png", "logo.png"];
  const inTheWay = entriesInTheWay(entriesBelow(dist), new Set(paths));
  expect(inTheWay.map(({ path }) => path)).toEqual(["Icons", "Icons/a.svg", "Logo.png"]);
  emit(
    paths.map((path) => file(path)),
    dist,
  );
  expect(filesBelow(dist)).toEqual(paths);
});

test.skipIf(isWindows)("replaces a link to a folder with a folder", () => {
  const dist = folderWith({});
  symlinkSync(folderWith({}), join(dist, "areas"));
  emit([file("areas/index.html")], dist);
  expect(textsOf(dist)).toEqual({ "areas/index.html": "new areas/index.html" });
});

test("errors that aren't the disk's are thrown unchanged", () => {
  expect(() => emit([file("index.html", null as never)], folderWith({}))).toThrow(TypeError);
  expect(() => siteErrorOf(new RangeError("ours"), "/site")).toThrow(RangeError);
});

test.skipIf(isWindows)("lists files in a fixed order, with their folders", () => {
  const names = Array.from({ length: 20 }, (_, index) => `${(index * 7) % 20}.txt`);
  const files = [...names, "1/z.txt", "1/a/b.txt", "B/é.txt", "a b/c\\d"];
  const folder = folderWith(Object.fromEntries(files.map((name) => [name, ""])));
  expect(filesBelow(folder)).toEqual(files.toSorted());
});

/** Makes the disk refuse to write or remove a path until `allow` is called. */
function refuse(refused: string): void {
  for (const name of ["writeFileSync", "rmSync"] as const) {
    const original = fs[name] as (...call: unknown[]) => unknown;
    const change = (...call: unknown[]) => {
      const [path] = call;
      if (path !== refused) return original(...call);
      const error = new Error(`EACCES: permission denied, ${name} '${path}'`);
      throw Object.assign(error, { code: "EACCES", syscall: name, path });
    };
    vi.spyOn(fs, name).mockImplementation(change as never);
  }
  syncBuiltinESMExports();
}

function allow(): void {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
}
afterEach(allow);

type Refusal = { readonly old: Record<string, string>; readonly locked?: string; readonly emitted: string[] };

const refusals: Readonly<Record<string, Refusal>> = {
  "a folder may not be written": {
    old: { "dist/index.html": "old", "dist/about/index.html": "old", "dist/stale.html": "" },
    locked: "dist/about/index.html.unfinished",
    emitted: ["index.html", "about/index.html"],
  },
  "dist is a file": { old: { dist: "a note" }, emitted: ["index.html"] },
  "a file may not be replaced": {
    old: { "dist/index.html": "old", "dist/index.html.br": "old", "dist/a.html/locked/c": "", "dist/z": "" },
    locked: "dist/a.html",
    emitted: ["index.html", "a.html", "z", "index.html.br"],
  },
  "a file must be removed first, and nothing can be written": {
    old: { "dist/about": "old", "dist/locked/a": "" },
    locked: "dist/locked/index.html.unfinished",
    emitted: ["about/index.html", "locked/index.html"],
  },
};

test("says what it couldn't write, and what dist/ then contains", async () => {
  const reports: string[] = [];
  for (const [what, { old, locked = "nowhere", emitted }] of Object.entries(refusals)) {
    const folder = folderWith(old);
    const work = () =>
      emit(
        emitted.map((path) => file(path)),
        join(folder, "dist"),
      );
    refuse(join(folder, locked));
    const failure = failureText(errorOf(work)).replace(/E[A-Z]+: .*/, "(the system's message)");
    allow();
    const files = Object.entries(textsOf(folder)).map(([path, text]) => `  ${path}: ${text}`);
    reports.push([`If ${what}:`, failure, ...files].join("\n"));
    if (!failure.includes("unchanged")) work();
    const made = Object.fromEntries(emitted.map((path) => [`dist/${path}`, `new ${path}`]));
    expect(textsOf(folder)).toEqual(failure.includes("unchanged") ? old : made);
  }
  await expect(`${reports.join("\n\n")}\n`).toMatchFileSnapshot("__snapshots__/disk.txt");
});

function errorOf(work: () => void): SiteError {
  try {
    work();
  } catch (error) {
    return error as SiteError;
  }
  return expect.unreachable();
}

/** Root may read everything, so if the tests run as root, the build runs as another user, if that can read this clone. */
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const look = ["-e", `fs.readFileSync(${JSON.stringify(`${root}package.json`)})`];
const mayRun = !isWindows && spawnSync(process.execPath, look, user).status === 0;

test
  .runIf(mayRun)
  .each([
    [["components/Layout.css", "components/Layout.tsx", "components/menu.client.ts", "data/model/site.ts"]],
    [["static/icon.svg", "static/logo.svg"]],
    [["static/icons"]],
    [["pages"]],
  ])("npm run build reports all of %s that it can't read", async (paths) => {
  const site = siteWith({ "static/icon.svg": "", "static/logo.svg": "", "static/icons/a.svg": "" });
  const setModes = (mode: number) => {
    for (const path of paths) chmodSync(join(site, path), mode);
  };
  chmodSync(site, 0o777); // for the lock
  setModes(0);
  onTestFinished(() => setModes(0o755));
  const { code, err } = await ended(
    startProgram(process.execPath, commandLine("build.ts"), { cwd: site, ...user }),
  );
  expect(code).toBe(1);
  expect([...err.matchAll(/^[\w./]+(?=( {2}[\w-]+)?$)/gm)].map(([place]) => place).sort()).toEqual(paths);
  expect(err).toMatch(/permission denied.*problems?; dist\/ is unchanged\.\n$/s);
});

test.skipIf(isWindows)("npm run build reports a file over the size limit, and changes nothing", async () => {
  const site = siteWith({ "static/a.txt": "a", "static/long.txt": long.repeat(90), "dist/long.txt": "old" });
  const line = ["-c", 'ulimit -f 8; exec "$@"', "sh", process.execPath, ...commandLine("build.ts")];
  const { code, err } = await ended(startProgram("sh", [...line, "--no-compress"], { cwd: site }));
  expect(err).toMatch(
    /^dist\/long\.txt {2}disk-error\n {2}EFBIG: .+\n {2}→ .+\n\n1 problem; dist\/ is unchanged\.\n$/,
  );
  expect(code).toBe(1);
  expect(textsOf(join(site, "dist"))).toEqual({ "long.txt": "old" });
  expect(filesBelow(join(site, ".cache"))).toEqual([]);
});
