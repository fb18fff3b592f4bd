import { on, once } from "node:events";
import { relative, sep } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { watch } from "chokidar";
import { messageOf } from "../errors/site-error.ts";

/** Files that were written, added or removed together. */
export type Change = {
  /** Relative to the root, with forward slashes, sorted. */
  readonly paths: readonly string[];
  /** Whether more has changed since: a file may have been read half-written. */
  readonly isOutdated: () => boolean;
};

/** A save causes several events; it is finished when none come for this long. */
const DEBOUNCE_MS = 10;
const LIMITS = "sudo sysctl fs.inotify.max_user_watches=524288 fs.inotify.max_user_instances=512";

/**
 * Yields changes in folders below the root until the signal aborts. Changes that happen while the caller works on one
 * make up the next. The first one comes at once and is empty.
 * @throws {Error} if the system can't watch more files
 */
export async function* watchFolders(
  root: string,
  folders: readonly string[],
  signal: AbortSignal,
): AsyncGenerator<Change> {
  // The root is watched too, because a folder may be missing at first or come back.
  const pathOf = (file: string) => relative(root, file).replaceAll(sep, "/");
  const ignored = (file: string) => file !== root && !folders.includes(pathOf(file).split("/", 1).join());
  const options = { ignored, ignoreInitial: true, followSymlinks: false, ignorePermissionErrors: true };
  const watcher = watch(root, { ...options, atomic: false });
  const pending = new Set<string>();
  const isOutdated = () => pending.size > 0;
  let last = 0;
  const events = on(watcher, "all", { signal });
  watcher.on("all", (event, file) => {
    if (event.endsWith("Dir")) return;
    last = performance.now();
    pending.add(pathOf(file));
  });
  try {
    await once(watcher, "ready", { signal });
    yield { paths: [], isOutdated };
    for await (const _ of events) {
      while (performance.now() < last + DEBOUNCE_MS) await pause(DEBOUNCE_MS);
      const paths = [...pending].sort();
      pending.clear();
      if (paths.length > 0) yield { paths, isOutdated };
    }
  } catch (error) {
    if (signal.aborted) return;
    const hint = `Close other programs that watch files, or raise the limits. On Linux: ${LIMITS}`;
    throw new Error(`The sources can't be watched: ${messageOf(error)} → ${hint}`);
  } finally {
    await watcher.close();
  }
}
