import { chownSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Root may read and write everything, so where the tests run as root, another user does what must be refused. */
const isRoot = process.getuid?.() === 0;
const NOBODY = 65534;

/** For a program that is to be started as that user. */
export const asOtherUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** Gives a folder and all in it to that user. */
export function giveAway(folder: string): void {
  if (!isRoot) return;
  const entries = readdirSync(folder, { recursive: true }).map(String);
  for (const path of ["", ...entries]) chownSync(join(folder, path), NOBODY, NOBODY);
}

/** Does something in this process as that user. */
export function doneByOtherUser<T>(work: () => T): T {
  if (!isRoot) return work();
  process.setegid?.(NOBODY);
  process.seteuid?.(NOBODY);
  try {
    return work();
  } finally {
    process.seteuid?.(0);
    process.setegid?.(0);
  }
}
