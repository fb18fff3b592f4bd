import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { throwIfAny } from "../errors/site-error.ts";

type Waiting = {
  /** Told once, with the number of the process that works there. */
  readonly onWait: (holder: string) => void;
  readonly mostSeconds: number;
};

const CACHE = ".cache";
const LOCK = `${CACHE}/build.lock`;

/**
 * Does the work once no other process does such work in the folder. The lock is a folder that holds a file named
 * after its process. It is taken by renaming a finished one to its place, which the system does for one process
 * only and only while that place is empty; what a killed process left in it, anyone may remove by its name.
 * @throws {SiteError} when another process takes longer than that
 */
export async function withBuildLock<T>(root: string, waiting: Waiting, work: () => Promise<T>): Promise<T> {
  await take(root, waiting);
  try {
    return await work();
  } finally {
    rmSync(join(root, LOCK, `${process.pid}`), { force: true });
    removeIfEmpty(join(root, LOCK));
  }
}

async function take(root: string, { onWait, mostSeconds }: Waiting): Promise<void> {
  const claim = join(root, CACHE, `build.${process.pid}`);
  mkdirSync(claim, { recursive: true });
  writeFileSync(join(claim, `${process.pid}`), "");
  const until = performance.now() + mostSeconds * 1000;
  let told = false;
  while (!isTaken(claim, join(root, LOCK))) {
    const [holder = "unknown"] = entriesOf(join(root, LOCK));
    if (performance.now() > until) {
      rmSync(claim, { recursive: true });
      throwIfAny([timeout(holder, mostSeconds)]);
    }
    if (!told) onWait(holder);
    told = true;
    await pause(50);
  }
  removeLostClaims(join(root, CACHE));
}

function isTaken(claim: string, lock: string): boolean {
  for (const holder of entriesOf(lock)) if (!isAlive(holder)) rmSync(join(lock, holder), { force: true });
  removeIfEmpty(lock); // Windows renames no folder over another, not even over an empty one
  try {
    renameSync(claim, lock);
    return true;
  } catch (error) {
    if (["ENOTEMPTY", "EEXIST", "EPERM", "EBUSY"].includes((error as NodeJS.ErrnoException).code ?? ""))
      return false;
    throw error;
  }
}

/** A process of this number that is not this one: the same number in the lock is left from an earlier process. */
function isAlive(holder: string): boolean {
  if (holder === `${process.pid}`) return false;
  try {
    return process.kill(Number(holder), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"; // it lives, and belongs to somebody else
  }
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {}
}

/** Of processes that were killed between making their claim and taking the lock. */
function removeLostClaims(cache: string): void {
  for (const name of entriesOf(cache)) {
    const [, holder] = /^build\.(\d+)$/.exec(name) ?? [];
    if (holder && !isAlive(holder)) rmSync(join(cache, name), { recursive: true, force: true });
  }
}

function timeout(holder: string, seconds: number) {
  const message = `Process ${holder} has been building this site for more than ${seconds} seconds.`;
  const hint = `Wait until it has ended. If it is no build, remove ${LOCK} and build again.`;
  return { rule: "build-locked", places: [LOCK], message, hint };
}
