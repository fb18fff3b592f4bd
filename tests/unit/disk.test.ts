import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { failureText } from "../../scripts/errors/problem-text.ts";
import { type SiteError, siteErrorOf } from "../../scripts/errors/site-error.ts";
import { filesBelow } from "../../scripts/output/disk.ts";
import { emit } from "../../scripts/stages/emit.ts";
import { root } from "../root.ts";
import { commandLine, ended, isWindows, startProgram } from "./command.ts";
import { filesOf, leftovers } from "./dist-state.ts";
import { folderWith, siteWith } from "./fixture.ts";
import { asOtherUser, doneByOtherUser, giveAway } from "./other-user.ts";

/** The text of every file below a folder. */
const textsOf = (folder: string) =>
  Object.fromEntries([...filesOf(folder)].map(([path, bytes]) => [path, `${bytes}`]));

/** Removes permissions until the test ends. */
function lock(path: string, mode: number): void {
  chmodSync(path, mode);
  onTestFinished(() => {
    if (existsSync(path)) chmodSync(path, 0o755);
  });
}

const page = (path: string) => ({ path, from: "", contents: `new ${path}` });

type Refusal = { readonly old: Record<string, string>; readonly locked: string; readonly emitted: string[] };

const refusals: Readonly<Record<string, Refusal>> = {
  "a folder may not be written": {
    old: { "dist/index.html": "old", "dist/about/index.html": "old", "dist/stale.html": "" },
    locked: "dist/about",
    emitted: ["index.html", "about/index.html"],
  },
  "dist is a file": { old: { dist: "a note" }, locked: ".", emitted: ["index.html"] },
  "a file may not be replaced": {
    old: { "dist/index.html": "old", "dist/index.html.br": "old", "dist/a.html/locked/c": "", "dist/z": "" },
    locked: "dist/a.html/locked",
    emitted: ["index.html", "a.html", "z", "index.html.br"],
  },
  "a file must be removed first, and nothing can be written": {
    old: { "dist/about": "old", "dist/locked/a": "" },
    locked: "dist/locked",
    emitted: ["about/index.html", "locked/index.html"],
  },
};

test.skipIf(isWindows)("says what it couldn't write, and what dist/ then contains", async () => {
  const reports: string[] = [];
  for (const [what, { old, locked, emitted }] of Object.entries(refusals)) {
    const folder = folderWith(old);
    giveAway(folder);
    lock(join(folder, locked), 0o555);
    const work = () => emit(emitted.map(page), join(folder, "dist"));
    const failure = failureText(thrownBy(() => doneByOtherUser(work))).replace(
      /E[A-Z]+: .*/,
      "(the system's message)",
    );
    const files = Object.entries(textsOf(folder)).map(([path, text]) => `  ${path}: ${text}`);
    reports.push([`If ${what}:`, failure, ...files].join("\n"));
    chmodSync(join(folder, locked), 0o755);
    if (!failure.includes("unchanged")) work();
    const made = Object.fromEntries(emitted.map((path) => [`dist/${path}`, `new ${path}`]));
    expect(textsOf(folder)).toEqual(failure.includes("unchanged") ? old : made);
  }
  await expect(`${reports.join("\n\n")}\n`).toMatchFileSnapshot("__snapshots__/disk.txt");
});

function thrownBy(work: () => void): SiteError {
  try {
    work();
  } catch (error) {
    return error as SiteError;
  }
  return expect.unreachable();
}

test.skipIf(isWindows)("replaces a link to a folder with a folder", () => {
  const dist = folderWith({});
  symlinkSync(folderWith({}), join(dist, "areas"));
  emit([page("areas/index.html")], dist);
  expect(textsOf(dist)).toEqual({ "areas/index.html": "new areas/index.html" });
});

test("errors that aren't the disk's are thrown unchanged", () => {
  const broken = {
    path: "index.html",
    from: "",
    get contents(): string {
      throw new RangeError("our own fault");
    },
  };
  expect(() => emit([broken], folderWith({}))).toThrow(RangeError);
  expect(() => siteErrorOf(new TypeError("ours"), "/site")).toThrow(TypeError);
});

test.skipIf(isWindows)("lists files in a fixed order, with their folders", () => {
  const names = Array.from({ length: 20 }, (_, index) => `${(index * 7) % 20}.txt`);
  const files = [...names, "1/z.txt", "1/a/b.txt", "B/é.txt", "a b/c\\d"];
  const folder = folderWith(Object.fromEntries(files.map((name) => [name, ""])));
  expect(filesBelow(folder)).toEqual(files.toSorted());
  expect(filesBelow(join(folder, "nowhere"))).toEqual([]);
});

/** Runs a shell command as a user without root's permissions; "$@" in it is the build. */
async function buildIn(site: string, line: string) {
  giveAway(site);
  const args = ["-c", line, "sh", process.execPath, ...commandLine("build.ts")];
  return ended(startProgram("sh", args, { cwd: site, ...asOtherUser }));
}

/** Other users can't run a clone in root's folder. */
const look = ["-e", `fs.readFileSync(${JSON.stringify(`${root}package.json`)})`];
const mayRun = spawnSync(process.execPath, look, asOtherUser).status === 0;

describe.runIf(mayRun && !isWindows)("npm run build", () => {
  test.each([
    [["components/Layout.tsx", "data/index.ts", "pages/index.tsx"]],
    [["components/Layout.css", "components/menu.client.ts"]],
    [["static/icon.svg", "static/logo.svg"]],
    [["static/icons"]],
    [["pages"]],
  ])("reports all of %s that it can't read", async (paths) => {
    const site = siteWith({ "static/icon.svg": "", "static/logo.svg": "", "static/icons/a.svg": "" });
    for (const path of paths) lock(join(site, path), 0);
    const { code, err } = await buildIn(site, 'exec "$@" --no-compress');
    expect(code).toBe(1);
    expect([...err.matchAll(/^[\w./]+(?=( {2}[\w-]+)?$)/gm)].map(([place]) => place).sort()).toEqual(paths);
    expect(err).toMatch(/permission denied/);
    expect(err).toMatch(/problems?; dist\/ is unchanged\.\n$/);
  });

  test("reports a file over the size limit, changes nothing, and works without the limit", async () => {
    const long = "Cold at the bottom. ".repeat(5000);
    const site = siteWith({ "static/a.txt": "a", "static/long.txt": long, "dist/long.txt": "old" });
    const { code, err } = await buildIn(site, 'ulimit -f 8; exec "$@" --no-compress');
    expect(err).toMatch(
      /^dist\/long\.txt {2}disk-error\n {2}EFBIG: .+\n {2}→ .+\n\n1 problem; dist\/ is unchanged\.\n$/,
    );
    expect(code).toBe(1);
    expect(textsOf(join(site, "dist"))).toEqual({ "long.txt": "old" });
    expect(leftovers(site)).toEqual([]);
    expect(await buildIn(site, 'exec "$@" --no-compress')).toMatchObject({ code: 0, err: "" });
    expect(textsOf(join(site, "dist"))["long.txt"]).toBe(long);
  });
});
