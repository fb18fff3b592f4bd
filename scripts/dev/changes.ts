import { type FSWatcher, readdirSync, statSync, watch } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Files that were written, added or removed at one go. */
export type Change = {
  /** Relative to the root, with forward slashes, sorted; none at the start. */
  readonly paths: readonly string[];
  /** When the first of it was noticed, in milliseconds of performance.now(). */
  readonly since: number;
  /** Whether something has changed again by now: a file may have been read half written. */
  readonly isOver: () => boolean;
};

/** For how many milliseconds nothing may happen until a save, which is several events, counts as finished. */
const QUIET = 5;

/**
 * Says what changes in folders below the root, until `signal` ends it. The first answer comes at once; what happens
 * while an answer is worked on makes up the next.
 *
 * The system's events only say when to look, since too many are lost or misnamed (folders in new folders, files
 * renamed over others, the second of two writes); what has changed is the difference between two looks.
 */
export async function* changes(
  root: string,
  folders: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<Change> {
  const bell = createBell();
  signal.addEventListener("abort", bell.ring);
  let seen = look(root, folders, bell.ring);
  try {
    yield { paths: [], since: performance.now(), isOver: bell.hasRung };
    while (!signal.aborted) {
      const since = await bell.rungAndQuiet();
      const before = seen;
      seen = look(root, folders, bell.ring);
      close(before);
      const paths = differences(before.stamps, seen.stamps);
      if (paths.length > 0) yield { paths, since, isOver: bell.hasRung };
    }
  } finally {
    close(seen);
  }
}

/** Waits for events, of which none is lost while nobody waits. */
function createBell() {
  let first: number | undefined;
  let last = 0;
  let wake = () => {};
  const ring = () => {
    last = performance.now();
    first ??= last;
    wake();
  };
  const rungAndQuiet = async () => {
    if (first === undefined)
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    for (let rest = QUIET; rest > 0; rest = last + QUIET - performance.now()) await pause(Math.ceil(rest));
    const since = first ?? last;
    first = undefined;
    return since;
  };
  return { ring, rungAndQuiet, hasRung: () => first !== undefined };
}

/** What stands in the folders; every change after it was seen is told to `notice`. */
type Look = { readonly stamps: ReadonlyMap<string, string>; readonly watchers: readonly FSWatcher[] };

function look(root: string, folders: readonly string[], notice: () => void): Look {
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

function differences(before: Look["stamps"], after: Look["stamps"]): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
}

function close({ watchers }: Look): void {
  for (const watcher of watchers) watcher.close();
}
