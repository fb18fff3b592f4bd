import { once } from "node:events";
import { relative, sep } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { watch } from "chokidar";

/** Files that were written, added or removed together. */
export type Change = {
  /** Relative to the root, with forward slashes, sorted. */
  readonly paths: readonly string[];
  /** When the first of them was noticed, in milliseconds of performance.now(). */
  readonly since: number;
  /** Whether more has changed since: a file may have been read half-written. */
  readonly isOutdated: () => boolean;
};

/** A save, which is several events, is finished when nothing happens for so long. */
const DEBOUNCE_MS = 10;

/**
 * Yields what changes in folders below the root, until the signal aborts. What happens while the caller works on one
 * change makes up the next. The first one comes at once and is empty.
 * @throws {Error} where the system can't watch more folders
 */
export async function* watchFolders(
  root: string,
  folders: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<Change> {
  // The root is watched too, since one of the folders may be missing at first, or come back.
  const pathOf = (file: string) => relative(root, file).replaceAll(sep, "/");
  const ignored = (file: string) => file !== root && !folders.includes(pathOf(file).split("/", 1).join());
  const options = { ignored, ignoreInitial: true, followSymlinks: false, ignorePermissionErrors: true };
  const watcher = watch(root, { ...options, atomic: false });
  const pending = new Set<string>();
  const isOutdated = () => pending.size > 0;
  let [first, last] = [0, 0];
  watcher.on("all", (event, file) => {
    if (event.endsWith("Dir")) return;
    last = performance.now();
    if (pending.size === 0) first = last;
    pending.add(pathOf(file));
  });
  try {
    await once(watcher, "ready", { signal });
    yield { paths: [], since: performance.now(), isOutdated };
    for (;;) {
      while (pending.size === 0) await once(watcher, "all", { signal });
      while (performance.now() < last + DEBOUNCE_MS) await pause(DEBOUNCE_MS);
      const paths = [...pending].sort();
      pending.clear();
      yield { paths, since: first, isOutdated };
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    await watcher.close();
  }
}
