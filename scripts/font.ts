import { explain } from "./explain.ts";
import { renewFont } from "./font/renew.ts";

/** The command `npm run font`. */
try {
  console.log(await renewFont(process.cwd()));
} catch (error) {
  console.error(explain(error, process.cwd()));
  process.exitCode = 1;
}
