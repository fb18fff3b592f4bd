import { once } from "node:events";
import { relative, sep } from "node:path";
import { watch } from "chokidar";
import { exitAfter, UsageError } from "../serve/listen.ts";

/** A save has ended if nothing happens for so long. Chokidar drops a file's changes for 50 ms after each. */
const SETTLED_MS = 60;

/** Calls back after changes of these files and folders below the root. Resolves when it has begun. */
export async function watchFor(root: string, names: readonly string[], onChange: () => void): Promise<void> {
  // The root is watched too, because a folder may be missing at first or come back.
  const ignored = (path: string) => path !== root && !names.includes(`${relative(root, path).split(sep)[0]}`);
  const watcher = watch(root, { ignored, ignoreInitial: true, followSymlinks: false, atomic: false });
  let timer: NodeJS.Timeout | undefined;
  watcher.on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(onChange, SETTLED_MS);
  });
  watcher.on("error", (error) => {
    const hint = "Close other programs that watch files, or raise fs.inotify.max_user_watches (Linux).";
    exitAfter(new UsageError(`The sources can't be watched: ${error}\n→ ${hint}`));
  });
  await once(watcher, "ready");
}
