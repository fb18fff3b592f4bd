import { once } from "node:events";
import { statSync } from "node:fs";
import { relative, sep } from "node:path";
import { watch } from "chokidar";
import { createDevServer } from "./dev/dev-server.ts";
import { exitAfter } from "./errors/exit-after.ts";
import { ProblemsError } from "./errors/problems-error.ts";
import { uncaughtText } from "./errors/thrown.ts";
import { listen, serverOptions } from "./serve/listen.ts";

const SOURCES = ["components", "data", "pages", "static"];
/** Chokidar drops a file's changes for 50 ms after each. */
const DROPPED_MS = 60;
const WATCH_LIMIT = {
  message: "Programs already watch as many files as the system allows.",
  hint: "Close some, or raise the limit: sudo sysctl fs.inotify.max_user_watches=524288",
};

/** The command `npm run dev`, which Node starts again when a module of scripts/ changes. */
async function main(): Promise<void> {
  const root = process.cwd();
  const options = serverOptions("3000");
  const server = createDevServer(root);
  // The last is that the process which watches scripts/ was killed.
  for (const event of ["SIGHUP", "SIGINT", "SIGTERM", "disconnect"])
    process.once(event, () => server.dispose().finally(() => process.exit()));
  await watchSources(root, server.update);
  const origins = await listen(options, server.answer);
  await server.update();
  for (const origin of origins) console.log(origin + server.basePath());
  console.log("Open pages reload on save. Press Ctrl+C to stop.");
}

/** Resolves when it has begun. @throws {ProblemsError} if the system allows no more watched files */
async function watchSources(root: string, onChange: () => void): Promise<void> {
  // The root is watched too, because a folder may be missing at first or come back.
  const ignored = (path: string) => {
    const [top = ""] = relative(root, path).split(sep);
    return path !== root && !SOURCES.includes(top);
  };
  const watcher = watch(root, { ignored, ignoreInitial: true, followSymlinks: false, atomic: false });
  watcher.on("all", (_event, path, stats) => {
    onChange();
    const now = () => statSync(path, { throwIfNoEntry: false });
    setTimeout(() => now()?.mtimeMs !== stats?.mtimeMs && onChange(), DROPPED_MS);
  });
  await once(watcher, "ready").catch((error: NodeJS.ErrnoException) => {
    throw error.code === "ENOSPC" ? new ProblemsError([WATCH_LIMIT]) : error;
  });
}

// The terminal is gone. Reporting the error would fail again, endlessly.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => process.exit());
process.on("uncaughtException", (error) => console.error(uncaughtText(error))); // the server goes on
main().catch((error: unknown) => {
  // Node's watch mode would wait for a change of scripts/, which can't help.
  const watcherPid = process.env.WATCH_REPORT_DEPENDENCIES ? process.ppid : undefined;
  if (watcherPid && error instanceof ProblemsError) process.kill(watcherPid);
  exitAfter(error);
});
