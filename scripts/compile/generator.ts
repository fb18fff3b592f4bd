import { join } from "node:path";
import { build } from "esbuild";
import { BUNDLE_OPTIONS, evaluate } from "./evaluate.ts";

const OUTFILE = "generator.cjs";
/** html-minifier-terser loads these for options that are off; with them, a build takes 21 % longer. */
const UNUSED = { terser: {}, "clean-css": {} };

/** Compiles the generator in one call: loaded file by file, this site's build takes 26 % longer. */
export async function compileGenerator(): Promise<typeof import("../run-build.ts")> {
  const { outputFiles } = await build({
    absWorkingDir: join(import.meta.dirname, "../.."),
    entryPoints: ["scripts/run-build.ts"],
    outfile: OUTFILE,
    ...BUNDLE_OPTIONS,
    external: ["esbuild", "fast-glob", "react", "react-dom", "sharp", ...Object.keys(UNUSED)],
    define: { "import.meta.url": JSON.stringify(import.meta.url) },
  });
  const { exports, mapStack } = evaluate<typeof import("../run-build.ts")>(OUTFILE, outputFiles, UNUSED);
  const rethrow = (error: Error) => {
    throw Object.assign(error, { stack: mapStack(`${error.stack}`) });
  };
  return { runBuild: (...call) => exports.runBuild(...call).catch(rethrow) };
}
