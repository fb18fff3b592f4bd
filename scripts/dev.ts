import { fork } from "node:child_process";
import { join } from "node:path";
import { GIVE_UP, watchFor } from "./dev/watch.ts";

/** The command `npm run dev`: starts the server, and again when the generator or its packages change. */

/** True while the worker has the old code, so that its exit is expected. */
let isStale = false;
let worker = start();
await watchFor(process.cwd(), ["scripts", "package.json"], () => {
  isStale = true;
  if (worker.connected) worker.kill();
  else worker = start();
});

function start() {
  isStale = false;
  const env = { ...process.env, NODE_ENV: "production" }; // React loads its faster build
  const child = fork(join(import.meta.dirname, "dev/worker.ts"), process.argv.slice(2), { env });
  return child.on("exit", (code) => {
    if (code === GIVE_UP) process.exit(1);
    if (isStale) worker = start();
    else console.error("The server has stopped until scripts/ or package.json changes.");
  });
}
