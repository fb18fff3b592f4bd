import { locateError } from "./errors/locate.ts";
import { failureText } from "./errors/problem-text.ts";
import { buildFont } from "./font/build-font.ts";

/** The command `npm run font`. */
try {
  console.log(await buildFont(process.cwd()));
} catch (error) {
  console.error(failureText(locateError(error, process.cwd())));
  process.exitCode = 1;
}
