import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { join } from "node:path";

/** What stands in the folders; every change after it was seen is told to `notice`. */
export type Look = { readonly stamps: ReadonlyMap<string, string>; readonly watchers: readonly FSWatcher[] };

export function look(root: string, folders: readonly string[], notice: () => void): Look {
  const stamps = new Map<string, string>();
  const watchers: FSWatcher[] = [];
  /** Watches a folder first and reads it then, so that nothing happens unseen in between. */
  const follow = (folder: string) => {
    watchers.push(watch(join(root, folder), notice).on("error", notice));
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      ifThere(() => (entry.isDirectory() ? follow(path) : stamps.set(path, stampOf(join(root, path)))));
    }
  };
  watchers.push(watch(root, notice)); // for a folder that is not there yet
  for (const folder of folders) ifThere(() => follow(folder));
  return { stamps, watchers };
}

/** The time of change is also that of a renaming, which the time of writing is not. */
function stampOf(file: string): string {
  const { ctimeMs, size } = statSync(file);
  return `${ctimeMs} ${size}`;
}

/** What goes away while it is looked at is told by the folder it stood in. */
function ifThere(see: () => void): void {
  try {
    see();
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
  }
}

/** The paths of files that were written, added or removed from one look to the next, sorted. */
export function differences(before: Look["stamps"], after: Look["stamps"]): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}

export function close({ watchers }: Look): void {
  for (const watcher of watchers) watcher.close();
}
