import { parseArgs } from "node:util";
import { compileGenerator } from "./compile/generator.ts";
import { uncaughtText } from "./errors/site-error.ts";

/** The command `npm run build`. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: OPTIONS, allowNegative: true });
  const { runBuild } = await compileGenerator();
  return runBuild(process.cwd(), values);
}

const OPTIONS = {
  compress: { type: "boolean", default: true },
  // For `npm run build --release`: without `--`, npm keeps the option and only sets a variable.
  release: { type: "boolean", default: process.env.npm_config_release === "true" },
} as const;

// esbuild ends with this process, so it need not collect garbage, which takes 9 % of this site's build.
process.env.GOGC ??= "off";
// Override the umask: the web server runs as another user.
process.umask(0o022);
process.once("uncaughtException", (error) => {
  console.error(uncaughtText(error));
  process.exit(1);
});
main().then(
  (code) => process.exit(code), // even if a page has started a timer
  (error) => {
    const isUsage = error instanceof Error && "code" in error && `${error.code}`.startsWith("ERR_PARSE_ARGS");
    console.error(isUsage ? `${error.message}\n→ The options are --release and --no-compress.` : error);
    process.exit(1);
  },
);
