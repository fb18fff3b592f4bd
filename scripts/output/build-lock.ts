import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { throwIfAny } from "../errors/site-error.ts";

type Waiting = {
  /** Called once, with the id of the process that holds the lock. */
  readonly onWait: (holder: string) => void;
  readonly mostSeconds: number;
};

const LOCK = ".cache/build.lock";

/**
 * Does the work while no other process does so in the folder. The lock is a folder with a file named after the id of
 * its process; a dead process's file doesn't count.
 * @throws {SiteError} if another process takes longer than that
 */
export async function withBuildLock<T>(root: string, waiting: Waiting, work: () => Promise<T>): Promise<T> {
  const lock = join(root, LOCK);
  mkdirSync(lock, { recursive: true });
  const start = performance.now();
  for (let told = false, holder = enter(lock); holder !== undefined; holder = enter(lock)) {
    const { onWait, mostSeconds } = waiting;
    if (performance.now() - start > mostSeconds * 1000) throwIfAny([timeout(holder, mostSeconds)]);
    if (!told) onWait(holder);
    told = true;
    await pause(20 + 60 * Math.random());
  }
  try {
    return await work();
  } finally {
    leave(lock);
  }
}

/**
 * Takes the lock, or returns the process that holds it. Each process writes its file before it looks for others: if two
 * enter at once, the later one to write sees the other's and leaves.
 */
function enter(lock: string): string | undefined {
  const holder = otherIn(lock);
  if (holder !== undefined) return holder;
  writeFileSync(join(lock, `${process.pid}`), "");
  const other = otherIn(lock);
  if (other !== undefined) leave(lock);
  return other;
}

function leave(lock: string): void {
  rmSync(join(lock, `${process.pid}`), { force: true });
}

/** Another live process with a file in the lock; removes the files of dead ones. */
function otherIn(lock: string): string | undefined {
  const others = readdirSync(lock).filter((name) => name !== `${process.pid}`);
  for (const name of others) if (!isAlive(name)) rmSync(join(lock, name), { force: true });
  return others.find(isAlive);
}

function isAlive(pid: string): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // it belongs to another user
  }
}

function timeout(holder: string, seconds: number) {
  const message = `Process ${holder} has been building this site for more than ${seconds} seconds.`;
  const hint = `Wait until it ends. If it isn't a build, remove ${LOCK} and build again.`;
  return { rule: "build-locked", places: [LOCK], message, hint };
}
