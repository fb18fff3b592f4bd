import { failureOf } from "./failure.ts";
import { renewFont } from "./font/renew.ts";
import { paintFor } from "./paint.ts";
import { failureText } from "./report-text.ts";

/** The command `npm run font`. */
try {
  console.log(await renewFont(process.cwd()));
} catch (error) {
  console.error(failureText(failureOf(error, process.cwd()), paintFor(process.stderr)));
  process.exitCode = 1;
}
