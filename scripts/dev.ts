import { fork } from "node:child_process";
import { once } from "node:events";

/** The command `npm run dev`. It works in a child process, which ends with this code when the generator changes. */
const RESTART = 75;

if (process.send) {
  process.once("disconnect", () => process.exit()); // the parent was killed
  // Set before React loads, which then uses its faster build.
  process.env.NODE_ENV = "production";
  const { runDev } = await import("./dev/run-dev.ts");
  process.exit((await runDev(process.cwd(), process.argv.slice(2), console)) ?? RESTART);
}
let code: unknown = RESTART;
while (code === RESTART) [code] = await once(fork(`${process.argv[1]}`, process.argv.slice(2)), "exit");
process.exitCode = Number(code ?? 1);
