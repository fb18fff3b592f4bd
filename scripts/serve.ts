import { runServe } from "./server/run-serve.ts";

/** The command `npm run serve`. */
const server = await runServe(process.cwd(), process.argv.slice(2), process.env.PORT || "4173", console);
if (server === undefined) process.exitCode = 1;
