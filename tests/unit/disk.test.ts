import { type SpawnOptions, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { noColor } from "../../scripts/build/colors.ts";
import { failureText } from "../../scripts/build/report-text.ts";
import { readSources } from "../../scripts/errors/locate.ts";
import { SiteError, siteErrorOf } from "../../scripts/errors/site-error.ts";
import { diskProblem, filesBelow } from "../../scripts/output/disk.ts";
import { collect } from "../../scripts/stages/collect.ts";
import { emit } from "../../scripts/stages/emit.ts";
import { root } from "../root.ts";
import { commandLine, ended, isWindows, startProgram } from "./command.ts";
import { filesOf, leftovers } from "./dist-state.ts";
import { folderWith, siteWith } from "./fixture.ts";
import { asOtherUser, doneByOtherUser, giveAway } from "./other-user.ts";

/** The text of every file below a folder. */
const textsOf = (folder: string) =>
  Object.fromEntries([...filesOf(folder)].map(([path, bytes]) => [path, `${bytes}`]));

/** Takes rights away until the test ends. */
function lock(path: string, mode: number): void {
  chmodSync(path, mode);
  onTestFinished(() => {
    if (existsSync(path)) chmodSync(path, 0o755);
  });
}

describe.skipIf(isWindows)("emit", () => {
  const page = (path: string) => ({ path, from: "", contents: `new ${path}` });

  const denied = "This user may not read or change it, or the folder it is in.";

  /** Emits pages as a user without root's rights: the message, and what dist/ holds then. */
  function refused(dist: string, ...paths: string[]) {
    try {
      doneByOtherUser(() => emit(paths.map(page), dist));
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      const [problem] = error.problems;
      return {
        message: `${problem?.places}: ${problem?.message}`,
        halfway: error.partiallyWritten,
        files: textsOf(dist),
      };
    }
    throw new Error("nothing was refused");
  }

  test("changes nothing when a folder may not be written", () => {
    const dist = folderWith({ "index.html": "old", "about/index.html": "old", "stale.html": "" });
    giveAway(dist);
    lock(join(dist, "about"), 0o555);
    expect(refused(dist, "index.html", "about/index.html")).toEqual({
      message: `dist/about/index.html: ${denied}`,
      halfway: false,
      files: { "index.html": "old", "about/index.html": "old", "stale.html": "" },
    });
  });

  test("changes nothing when dist/ itself may not be written, or not even made", () => {
    const dist = folderWith({ "index.html": "old" });
    giveAway(dist);
    lock(dist, 0o555);
    expect(refused(dist, "index.html")).toMatchObject({ halfway: false, files: { "index.html": "old" } });
    expect(refused(join(dist, "dist"), "index.html")).toMatchObject({
      message: `dist/: ${denied}`,
      files: {},
    });
  });

  test("changes nothing when dist is a file", () => {
    const folder = folderWith({ dist: "a note" });
    giveAway(folder);
    expect(() => emit([page("index.html")], join(folder, "dist"))).toThrow(
      "dist/: Is a file, or in one, where a folder should be.",
    );
    expect(readFileSync(join(folder, "dist"), "utf8")).toBe("a note");
  });

  test("says that part of the site is new when a file may not be replaced; the next build is right", () => {
    const dist = folderWith({
      "index.html": "old",
      "index.html.br": "old",
      "a/b.html/locked/c": "",
      z: "old",
    });
    giveAway(dist);
    lock(join(dist, "a/b.html/locked"), 0o555);
    const files = ["index.html", "a/b.html", "z", "index.html.br"];
    expect(refused(dist, ...files)).toEqual({
      message: `dist/a/b.html: ${denied}`,
      halfway: true,
      files: { "index.html": "new index.html", "a/b.html/locked/c": "", z: "new z" },
    });
    chmodSync(join(dist, "a/b.html/locked"), 0o755);
    emit(files.map(page), dist);
    expect(textsOf(dist)).toEqual(Object.fromEntries(files.map((path) => [path, `new ${path}`])));
  });

  test("replaces old files by folders, and folders by files", () => {
    const dist = folderWith({ about: "old", "404.html/deep/er": "old", "areas.html": "old" });
    mkdirSync(join(dist, "prices/index.html"), { recursive: true });
    symlinkSync(folderWith({}), join(dist, "areas"));
    const files = ["about/index.html", "404.html", "areas/index.html", "prices/index.html"];
    emit(files.map(page), dist);
    expect(textsOf(dist)).toEqual(Object.fromEntries(files.map((path) => [path, `new ${path}`])));
  });

  test("says that an old file is gone where a folder is wanted, though nothing was written", () => {
    const dist = folderWith({ about: "old", "locked/a": "" });
    giveAway(dist);
    lock(join(dist, "locked"), 0o555);
    expect(refused(dist, "about/index.html", "locked/index.html")).toEqual({
      message: `dist/locked/index.html: ${denied}`,
      halfway: true,
      files: { "locked/a": "" },
    });
  });

  test("reports whether anything has changed", () => {
    const problem = {
      rule: "disk-error",
      places: ["dist/a.html"],
      message: "Does not fit.",
      hint: "Free some space.",
    };
    const report = (halfway: boolean) =>
      failureText(new SiteError([problem], { partiallyWritten: halfway }), noColor);
    expect(report(false)).toMatch(/1 problem; dist\/ is as it was\.$/);
    expect(report(true)).toMatch(
      /1 problem; dist\/ is not as it was, though each of its files is whole: mend this and build again\.$/,
    );
  });

  test("throws errors that are not the disk's as they are", () => {
    const broken = {
      path: "index.html",
      from: "",
      get contents(): string {
        throw new RangeError("our own fault");
      },
    };
    expect(() => emit([broken], folderWith({}))).toThrow(RangeError);
  });

  test("quotes the system on errors that have no message of their own", () => {
    const error = Object.assign(new Error("EIO: i/o error"), { code: "EIO", syscall: "read" });
    expect(diskProblem(error, "/site")).toEqual({
      rule: "disk-error",
      places: ["."],
      message: "The disk reports: EIO: i/o error.",
      hint: "See to that, then build again.",
    });
    expect(diskProblem(new TypeError("ours"), "/site")).toBeUndefined();
  });
});

describe.skipIf(isWindows)("sources that may not be read", () => {
  test("are all named in static/; any other error is our own", () => {
    const site = folderWith({ "static/a.svg": "", "static/b.svg": "", "static/c.svg": "" });
    giveAway(site);
    for (const name of ["a.svg", "c.svg"]) lock(join(site, "static", name), 0);
    expect(() => doneByOtherUser(() => collect(site))).toThrow(
      /^static\/a\.svg: This user may not read .*\nstatic\/c\.svg: This user may not read .*$/,
    );
    expect(() => siteErrorOf(new TypeError("ours"), site)).toThrow(TypeError);
  });

  test("are left out when the place of a problem is looked for", () => {
    const site = folderWith({
      "data/a.ts": "a",
      "data/b.ts": "b",
      "components/deep/c.css": "c",
      "pages/d.tsx": "d",
    });
    giveAway(site);
    lock(join(site, "data/a.ts"), 0);
    lock(join(site, "components/deep"), 0);
    expect(Object.fromEntries(doneByOtherUser(() => readSources(site)))).toEqual({
      "data/a.ts": "",
      "data/b.ts": "b",
      "pages/d.tsx": "d",
    });
  });
});

test.skipIf(isWindows)("lists files in one order, with the folders that they are in", () => {
  const names = Array.from({ length: 20 }, (_, index) => `${(index * 7) % 20}.txt`);
  const files = [...names, "1/z.txt", "1/a/b.txt", "B/é.txt", "a b/c\\d"];
  const folder = folderWith(Object.fromEntries(files.map((name) => [name, ""])));
  expect(filesBelow(folder)).toEqual(files.toSorted());
  expect(filesBelow(join(folder, "nowhere"))).toEqual([]);
});

/** Runs a line of the shell as a user without root's rights; "$@" in it is the build. */
async function buildIn(site: string, line: string, options: SpawnOptions = asOtherUser) {
  giveAway(site);
  const args = ["-c", line, "sh", process.execPath, ...commandLine("build.ts")];
  return ended(startProgram("sh", args, { cwd: site, ...options }));
}

/** Nobody else can run a clone in a folder of root's. */
const look = ["-e", `fs.readFileSync(${JSON.stringify(`${root}package.json`)})`];
const mayRun = spawnSync(process.execPath, look, asOtherUser).status === 0;
/** Mounting a small disk takes root, and a system that can. */
const mayMount = spawnSync("unshare", ["-m", "mount", "-t", "tmpfs", "tmpfs", "/mnt"]).status === 0;

/** Text that does not compress well. */
const noise = Array.from({ length: 3000 }, (_, index) =>
  createHash("md5").update(`${index}`).digest("hex"),
).join(" ");
const longSite = { "static/a.txt": "a", "static/long.txt": noise, "static/z.txt": "z" };

describe.runIf(mayRun && !isWindows)("npm run build", () => {
  test.each([
    [["components/Layout.tsx", "data/index.ts", "pages/index.tsx"]],
    [["components/Layout.css", "components/menu.client.ts"]],
    [["static/icon.svg", "static/logo.svg"]],
    [["static/icons"]],
    [["pages"]],
  ])("names all of %s, which it may not read", async (paths) => {
    const site = siteWith({ "static/icon.svg": "", "static/logo.svg": "", "static/icons/a.svg": "" });
    for (const path of paths) lock(join(site, path), 0);
    const { code, err } = await buildIn(site, 'exec "$@" --no-compress');
    expect(code).toBe(1);
    const [places = "", hint] = err.split(
      /\n {2}This user may not read.*\n|\n {2}Cannot be read: permission.*\n/,
    );
    expect(
      places
        .replace(/ {2}[\w-]+$/, "")
        .split("\n")
        .sort(),
    ).toEqual(paths);
    expect(hint).toMatch(/^ {2}→ Give this user the right .*\n\n1 problem; dist\/ is as it was\.\n$/);
  });

  test("names a file over the size limit, changes nothing, and works without the limit", async () => {
    const site = siteWith({ ...longSite, "dist/long.txt": "old" });
    const { code, err } = await buildIn(site, 'ulimit -f 8; exec "$@" --no-compress');
    expect(err).toBe(
      "dist/long.txt  disk-error\n  Is larger than a file may be here.\n  → Raise the limit: ulimit -f unlimited\n\n" +
        "1 problem; dist/ is as it was.\n",
    );
    expect(code).toBe(1);
    expect(textsOf(join(site, "dist"))).toEqual({ "long.txt": "old" });
    expect(leftovers(site)).toEqual([]);
    expect(await buildIn(site, 'exec "$@" --no-compress')).toMatchObject({ code: 0, err: "" });
    expect(textsOf(join(site, "dist"))["long.txt"]).toBe(noise);
  });

  test.runIf(mayMount)("names the file that a full disk has no room for, and changes nothing", async () => {
    const site = siteWith({ ...longSite, "dist/keep": "" });
    const script = [
      "mount -t tmpfs -o size=64k tmpfs dist && echo old > dist/long.txt",
      '"$@" --no-compress; echo $? && find dist -type f && cat dist/long.txt',
      'mount -o remount,size=1m dist && "$@" --no-compress && find dist -type f | wc -l && cmp dist/long.txt static/long.txt',
    ];
    const { code, out, err } = await buildIn(site, `unshare -m sh -c '${script.join("; ")}' sh "$@"`, {});
    expect(err).toBe(
      "dist/long.txt  disk-error\n  Does not fit: the disk is full.\n  → Free some space and build again.\n\n" +
        "1 problem; dist/ is as it was.\n",
    );
    expect(out).toMatch(/^1\ndist\/long.txt\nold\n/);
    expect(code).toBe(0);
  });
});
