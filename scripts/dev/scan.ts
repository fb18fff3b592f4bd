import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { join } from "node:path";

/** What stands in the folders; every change after it was seen is told to `notice`. */
export type Snapshot = {
  readonly stamps: ReadonlyMap<string, string>;
  readonly watchers: readonly FSWatcher[];
};

/** What mistakes in a site can be; its making tells of them. What is gone is told by the folder that it stood in. */
const PASSED_OVER = ["ENOENT", "ENOTDIR", "EACCES", "EPERM", "ELOOP"];

/** @throws {Error} where the system watches no more folders */
export function scan(root: string, folders: readonly string[], notice: () => void): Snapshot {
  const stamps = new Map<string, string>();
  const watchers: FSWatcher[] = [];
  /** Watches a folder first and reads it then, so that nothing happens unseen in between. */
  const follow = (folder: string) => {
    watchers.push(watchFolder(join(root, folder), notice));
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      ifSeen(() => (entry.isDirectory() ? follow(path) : stamps.set(path, stampOf(join(root, path)))));
    }
  };
  try {
    watchers.push(watchFolder(root, notice)); // for a folder that is not there yet
    for (const folder of folders) ifSeen(() => follow(folder));
  } catch (error) {
    close({ stamps, watchers });
    throw error;
  }
  return { stamps, watchers };
}

/** Node's own words for this error leave out what to do, and those of a full disk would be wrong. */
function watchFolder(folder: string, notice: () => void): FSWatcher {
  try {
    return watch(folder, notice).on("error", notice);
  } catch (error) {
    if (codeOf(error) !== "ENOSPC") throw error;
    const hint = "Raise the limit: sudo sysctl fs.inotify.max_user_watches=524288";
    throw new Error(`Linux watches no more folders for this user. ${hint}`, { cause: error });
  }
}

/** The time of change is also that of a renaming, which the time of writing is not. */
function stampOf(file: string): string {
  const { ctimeMs, size } = statSync(file);
  return `${ctimeMs} ${size}`;
}

function ifSeen(see: () => void): void {
  try {
    see();
  } catch (error) {
    if (!PASSED_OVER.includes(codeOf(error))) throw error;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** The paths of files that were written, added or removed from one look to the next, sorted. */
export function differences(before: Snapshot["stamps"], after: Snapshot["stamps"]): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}

export function close({ watchers }: Snapshot): void {
  for (const watcher of watchers) watcher.close();
}
