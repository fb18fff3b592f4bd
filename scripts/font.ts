import { colorsFor } from "./build/colors.ts";
import { failureText } from "./build/report-text.ts";
import { locateError } from "./errors/locate.ts";
import { buildFont } from "./font/build-font.ts";

/** The command `npm run font`. */
try {
  console.log(await buildFont(process.cwd()));
} catch (error) {
  console.error(failureText(locateError(error, process.cwd()), colorsFor(process.stderr)));
  process.exitCode = 1;
}
