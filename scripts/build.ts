import { createRequire } from "node:module";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { BUNDLE_OPTIONS, evaluate } from "./compile/evaluate.ts";
import { uncaughtText } from "./errors/problems-error.ts";

const OPTIONS = {
  // For `npm run build --release`: without `--`, npm keeps the option and only sets a variable.
  compress: { type: "boolean", default: process.env.npm_config_compress !== "" },
  release: { type: "boolean", default: process.env.npm_config_release === "true" },
} as const;
/** html-minifier-terser loads these for options that are off; with them, a build takes 21 % longer. */
const UNUSED = { terser: {}, "clean-css": {} };

/** The command `npm run build`. Returns its exit code. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: OPTIONS, allowNegative: true });
  const { runBuild } = await compileGenerator();
  return runBuild(process.cwd(), values).catch(async (error) => {
    // The generator is at fault. Loaded file by file, its stack names the sources.
    const { runBuild }: typeof import("./run-build.ts") = createRequire(import.meta.url)("./run-build.ts");
    await runBuild(process.cwd(), values);
    throw error;
  });
}

/** Compiles the generator in one call: loaded file by file, this site's build takes 26 % longer. */
async function compileGenerator() {
  const outfile = join(import.meta.dirname, "../generator.cjs");
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "run-build.ts")],
    outfile,
    ...BUNDLE_OPTIONS,
    sourcemap: false, // Node would parse it, which takes 5 % of this site's build
    external: ["esbuild", "fast-glob", "react", "react-dom", "sharp", ...Object.keys(UNUSED)],
    define: { "import.meta.url": JSON.stringify(import.meta.url) },
  });
  return evaluate<typeof import("./run-build.ts")>(outfile, outputFiles, UNUSED);
}

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
