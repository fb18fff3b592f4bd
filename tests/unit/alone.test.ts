import { type ChildProcess, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { runBuild } from "../../scripts/build/run-build.ts";
import { withBuildLock } from "../../scripts/output/build-lock.ts";
import { filesBelow } from "../../scripts/output/disk.ts";
import { build, ended, isWindows, listener, startProgram } from "./command.ts";
import { folderWith, siteWith, write } from "./fixture.ts";

const impatient = { onWait: () => {}, mostSeconds: 0 };
const leftovers = (folder: string) => filesBelow(join(folder, ".cache"));

/** A folder where the process with this id holds the lock. */
const lockedBy = (holder: number | string) => folderWith({ [`.cache/build.lock/${holder}`]: "" });

function sleeper(): ChildProcess & { pid: number } {
  const child = startProgram(process.execPath, ["-e", "setInterval(() => {}, 1000)"], {});
  return Object.assign(child, { pid: child.pid ?? expect.unreachable() });
}

test("returns the work's result and leaves nothing behind, even if the work throws", async () => {
  const folder = folderWith({});
  const held = async () => leftovers(folder);
  expect(await withBuildLock(folder, impatient, held)).toEqual([`build.lock/${process.pid}`]);
  const failing = withBuildLock(folder, impatient, () => Promise.reject(new Error("failed")));
  await expect(failing).rejects.toThrow("failed");
  expect(leftovers(folder)).toEqual([]);
});

test("fails if another process takes too long, and says which one and what to do", async () => {
  const { pid } = sleeper();
  const folder = lockedBy(pid);
  await expect(withBuildLock(folder, impatient, async () => "done")).rejects.toMatchObject({
    problems: [
      {
        places: [".cache/build.lock"],
        message: `Process ${pid} has been building this site for more than 0 seconds.`,
        hint: "Wait until it ends. If it isn't a build, remove .cache/build.lock and build again.",
      },
    ],
  });
  expect(leftovers(folder)).toEqual([`build.lock/${pid}`]);
});

test("ignores locks with the id of an ended process, with its own id, or with none", async () => {
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  for (const holder of [pid, process.pid, "note.txt"]) {
    const folder = lockedBy(holder);
    write(folder, { ".cache/build.lock/second": "" });
    expect(await withBuildLock(folder, impatient, async () => "done")).toBe("done");
    expect(leftovers(folder)).toEqual([]);
  }
});

test.skipIf(isWindows)("reports a file in the lock's place as a disk error", async () => {
  const { code, err } = await build(siteWith({ ".cache": "a file" }));
  expect(err).toMatch(/^\.cache\/build\.lock {2}disk-error\n {2}E[A-Z]+: /);
  expect(code).toBe(1);
});

test("lets one of four processes work at a time, even when some are killed", async () => {
  const folder = folderWith({ log: "" });
  const child = fileURLToPath(import.meta.resolve("./alone-child.ts"));
  const line = ["--import", import.meta.resolve("tsx/esm"), child];
  const work = () => startProgram(process.execPath, line, { cwd: folder });
  const turns = () => readFileSync(join(folder, "log"), "utf8").length;
  const killed = [work(), work()];
  const whole = [work(), work()];
  for (const [index, child] of killed.entries()) {
    while (turns() < 10 * (index + 1)) await pause(5);
    child.kill("SIGKILL");
  }
  const results = await Promise.all(whole.map((child) => ended(child)));
  expect(results.map(({ code, err }) => ({ code, err }))).toEqual(whole.map(() => ({ code: 0, err: "" })));
  expect(turns()).toBeGreaterThanOrEqual(30 * whole.length);
});

test("a build waits for another before it reads anything, and names it once", async () => {
  const holder = sleeper();
  const site = siteWith({ [`.cache/build.lock/${holder.pid}`]: "" });
  const { say, told } = listener();
  const built = runBuild(site, [], say);
  await expect.poll(() => told.err).not.toBe("");
  await pause(150); // long enough for two attempts
  write(site, { "static/later.txt": "later" });
  expect(existsSync(join(site, "dist"))).toBe(false);
  holder.kill("SIGKILL");
  expect(await built).toBe(0);
  expect(told.err).toBe(`Waiting for another build of this folder, process ${holder.pid} …\n`);
  expect(readFileSync(join(site, "dist/later.txt"), "utf8")).toBe("later");
});
