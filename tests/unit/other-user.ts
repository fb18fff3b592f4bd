import { chownSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Root may read and write everything, so if the tests run as root, another user tries what must fail. */
const isRoot = process.getuid?.() === 0;
const NOBODY = 65534;

/** Options to start a program as that user. */
export const asOtherUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** Makes that user the owner of a folder and its contents. */
export function giveAway(folder: string): void {
  if (!isRoot) return;
  const entries = readdirSync(folder, { recursive: true }).map(String);
  for (const path of ["", ...entries]) chownSync(join(folder, path), NOBODY, NOBODY);
}

/** Runs a function in this process as that user. */
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
