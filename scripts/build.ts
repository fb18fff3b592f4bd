import { loadGenerator } from "./compile/generator.ts";
import { exitAfter } from "./errors/exit-after.ts";
import { uncaughtText } from "./errors/thrown.ts";
import { parseOptions } from "./options.ts";

/** The command `npm run build`. Returns its exit code. */
async function main(): Promise<number> {
  const options = {
    compress: { type: "boolean", default: true },
    // For `npm run build --release`: without `--`, npm keeps the option and only sets a variable.
    release: { type: "boolean", default: process.env.npm_config_release === "true" },
  } as const;
  const { compress, release } = parseOptions(options, "The options are --release and --no-compress.");
  const { runBuild } = await loadGenerator();
  const { code, text } = await runBuild(process.cwd(), { compress, release });
  (code === 0 ? console.log : console.error)(text);
  return code;
}

// Override the umask: the web server runs as another user.
process.umask(0o022);
process.once("uncaughtException", (error) => {
  console.error(uncaughtText(error));
  process.exit(1);
});
main().then((code) => process.exit(code), exitAfter); // even if a page has started a timer
