import { fork } from "node:child_process";
import { join } from "node:path";
import { watchFor } from "./dev/watch.ts";
import { USAGE_CODE } from "./serve/listen.ts";

/** The command `npm run dev`: starts the server, and again when the generator or its packages change. */

/** True while the worker has the old code, so that its exit is expected. */
let isStale = false;
let worker = start();
void watchFor(process.cwd(), ["scripts", "package.json"], () => {
  isStale = true;
  if (worker.connected) worker.kill();
  else worker = start();
});

function start() {
  isStale = false;
  const env = { ...process.env, NODE_ENV: "production" }; // React loads its faster build
  const command = ["dev/worker", ...process.argv.slice(2)];
  return fork(join(import.meta.dirname, "start.cjs"), command, { env }).on("exit", (code) => {
    if (code === USAGE_CODE) process.exit(code);
    if (isStale) worker = start();
    else console.error("The server has stopped until scripts/ or package.json changes.");
  });
}
