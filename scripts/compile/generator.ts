import { join } from "node:path";
import { build } from "esbuild";
import { BUNDLE_OPTIONS, evaluate } from "./evaluate.ts";

/**
 * The generator as one bundle, which esbuild makes at the start of each build, in memory. Loaded file by file, and with
 * the packages below, a build of this site would take half as long again.
 */

/** html-minifier-terser loads these for options that are off. */
const UNUSED = { terser: {}, "clean-css": {} };

/** Compiles and loads scripts/run-build.ts and all that it imports. */
export async function loadGenerator(): Promise<typeof import("../run-build.ts")> {
  const outfile = join(import.meta.dirname, "../generator.cjs");
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "../run-build.ts")],
    outfile,
    ...BUNDLE_OPTIONS,
    external: ["esbuild", "fast-glob", "react", "react-dom", "sharp", ...Object.keys(UNUSED)],
    define: { "import.meta.url": JSON.stringify(import.meta.url) },
  });
  return evaluate(outfile, outputFiles, UNUSED);
}
