import { type ChildProcess, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { alone } from "../../scripts/alone.ts";
import { runBuild } from "../../scripts/run-build.ts";
import { ended, isWindows, start, startProgram } from "./command.ts";
import { filesOf, leftovers, siblingFaults } from "./dist-state.ts";
import { described, folderWith, minimalSite, siteWith } from "./fixture.ts";

const impatient = { onWait: () => {}, mostSeconds: 0 };

/** A folder in which a process of this number holds the lock. */
const lockedBy = (holder: number | string) => folderWith({ [`.cache/build.lock/${holder}`]: "" });

function sleeper(): ChildProcess & { pid: number } {
  const child = startProgram(process.execPath, ["-e", "setInterval(() => {}, 1000)"], {});
  if (child.pid === undefined) throw new Error("no process");
  return Object.assign(child, { pid: child.pid });
}

test("gives what the work gives, and leaves nothing behind, also when the work throws", async () => {
  const folder = folderWith({});
  expect(await alone(folder, impatient, async () => existsSync(join(folder, ".cache/build.lock")))).toBe(
    true,
  );
  const failing = alone(folder, impatient, () => Promise.reject(new Error("failed")));
  await expect(failing).rejects.toThrow("failed");
  expect(await alone(folder, impatient, async () => "again")).toBe("again");
  expect(leftovers(folder)).toEqual([]);
});

test("waits for a process that lives, says so once, and goes on when it has ended", async () => {
  const holder = sleeper();
  const folder = lockedBy(holder.pid);
  const told: string[] = [];
  const waiting = { onWait: (process: string) => told.push(process), mostSeconds: 60 };
  let done = false;
  const work = alone(folder, waiting, async () => {
    done = true;
  });
  await pause(300);
  expect({ told, done }).toEqual({ told: [`${holder.pid}`], done: false });
  holder.kill("SIGKILL");
  await work;
  expect({ told, done }).toEqual({ told: [`${holder.pid}`], done: true });
});

test("says whom it has waited for, and what to do, when that takes too long", async () => {
  const holder = sleeper();
  const folder = lockedBy(holder.pid);
  await expect(alone(folder, impatient, async () => "done")).rejects.toMatchObject({
    problems: [
      {
        file: ".cache/build.lock",
        what: `Process ${holder.pid} has been building this site for more than 0 seconds.`,
        remedy: "Wait until it has ended. If it is no build, remove .cache/build.lock and build again.",
      },
    ],
  });
  expect(leftovers(folder)).toEqual([`build.lock/${holder.pid}`]);
});

test("passes over what processes that have ended left, with their number, with this one's or with none", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  for (const holder of [pid, process.pid, "note.txt"]) {
    const folder = lockedBy(holder);
    writeFileSync(join(folder, ".cache/build.lock/second"), "");
    expect(await alone(folder, impatient, async () => "done")).toBe("done");
    expect(leftovers(folder)).toEqual([]);
  }
  const folder = folderWith({
    [`.cache/build.${pid}/${pid}`]: "",
    ".cache/build.1/1": "",
    ".cache/shots/a.png": "",
  });
  await alone(folder, impatient, async () => {});
  expect(leftovers(folder)).toEqual(["build.1/1", "shots/a.png"]);
});

test.skipIf(isWindows)("what stands in the lock's way is an error of the disk", async () => {
  const told: string[] = [];
  const say = { log: () => {}, error: (text: string) => told.push(text) };
  expect(await runBuild(siteWith({ ".cache": "a file" }), [], say)).toBe(1);
  expect(told).toEqual([
    expect.stringMatching(/^\.cache\/build\.\d+\n {2}Is a file, or in one, where a folder should be\.\n/),
  ]);
});

test("of four processes, some of them killed, one at a time is at work", async () => {
  const folder = folderWith({ log: "" });
  const command = [
    "--import",
    import.meta.resolve("tsx"),
    fileURLToPath(import.meta.resolve("./alone-child.ts")),
  ];
  const work = () => startProgram(process.execPath, command, { cwd: folder });
  const killed = [work(), work()];
  const whole = [work(), work()];
  const log = () => readFileSync(join(folder, "log"), "utf8");
  for (const [index, child] of killed.entries()) {
    while (log().split("\n").length < 20 * (index + 1)) await pause(5);
    child.kill("SIGKILL");
    whole.push(work());
  }
  const results = await Promise.all(whole.map((child) => ended(child)));
  expect(results.map(({ code, err }) => ({ code, err }))).toEqual(whole.map(() => ({ code: 0, err: "" })));
  const lines = log().trim().split("\n");
  const pidsKilled = killed.map(({ pid }) => `${pid} begins`);
  lines.forEach((line, index) => {
    const before = lines[index - 1] ?? "nobody ends";
    const isRight = line.endsWith("begins")
      ? before.endsWith("ends") || pidsKilled.includes(before)
      : before === line.replace("ends", "begins");
    expect(isRight, `${before}, then ${line}`).toBe(true);
  });
  expect(lines.filter((line) => line.endsWith("ends")).length).toBeGreaterThanOrEqual(30 * whole.length);
});

/** Two pages that say which version of the site they are of. */
const twoPages = {
  ...minimalSite,
  "pages/index.tsx": pageOf("process.env.VERSION"),
  "pages/about.tsx": pageOf('process.env.VERSION + " about"'),
};

function pageOf(version: string): string {
  return (
    `export const meta = { title: ${version}, description: ${version} + ${JSON.stringify(described("it"))}, noindex: true };\n` +
    "export default () => <h1>{meta.title}</h1>;"
  );
}

test("a build waits for another before it reads anything, and says for whom", async () => {
  const holder = sleeper();
  const site = folderWith({ ...twoPages, [`.cache/build.lock/${holder.pid}`]: "" });
  const build = start("build.ts", site, [], { VERSION: "new" });
  const [line] = await once(build.stderr as NodeJS.ReadableStream, "data");
  expect(`${line}`).toBe(
    `Another build, process ${holder.pid}, is at work in this folder. Waiting for it …\n`,
  );
  writeFileSync(join(site, "pages/about.tsx"), pageOf('"later"'));
  holder.kill();
  expect(await ended(build)).toMatchObject({ code: 0, err: "" });
  expect(readFileSync(join(site, "dist/about/index.html"), "utf8")).toContain("<h1>later</h1>");
});

test("of several builds at once, each is whole and one of them is the last", async () => {
  const site = folderWith(twoPages);
  const builds = ["red", "green", "blue"].map((VERSION) => start("build.ts", site, [], { VERSION }));
  const results = await Promise.all(builds.map((build) => ended(build)));
  expect(results.map(({ code }) => code)).toEqual([0, 0, 0]);
  const texts = ["index.html", "about/index.html"].map((path) =>
    readFileSync(join(site, "dist", path), "utf8"),
  );
  const [version, about] = texts.map((text) => /<h1>(\w+).*<\/h1>/.exec(text)?.[1]);
  expect(about).toBe(version);
  expect(siblingFaults(filesOf(join(site, "dist")))).toEqual([]);
  expect(leftovers(site)).toEqual([]);
});
