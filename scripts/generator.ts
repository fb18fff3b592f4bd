import { join } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { evaluate, originalPlaces } from "./compile/evaluate.ts";

const NAME = "generator.cjs";
/** html-minifier-terser loads these for options that are off; with both of them, this site's build takes 21 % longer. */
const UNUSED = ["terser", "clean-css"];

/**
 * Compiles the generator in one esbuild call and returns its command; loaded file by file, this site's build takes 26 %
 * longer. Stacks name places in the sources.
 */
export async function compileGenerator(): Promise<typeof import("./build/run-build.ts")> {
  const options = {
    entryPoints: [join(import.meta.dirname, "build/run-build.ts")],
    outfile: join(import.meta.dirname, "..", NAME),
    bundle: true,
    write: false,
    external: ["esbuild", "fast-glob", "react", "react-dom", ...UNUSED], // pages share this React
    format: "cjs",
    platform: "node",
    target: "node20",
    define: { "import.meta.url": JSON.stringify(import.meta.url) },
  } as const satisfies BuildOptions;
  const { outputFiles } = await build(options);
  const unused = Object.fromEntries(UNUSED.map((name) => [name, {}]));
  const generator = evaluate<typeof import("./build/run-build.ts")>(outputFiles[0]?.text ?? "", NAME, unused);
  return {
    runBuild: (...call) =>
      generator.runBuild(...call).catch((error: unknown) => {
        if (error instanceof Error) error.stack = originalPlaces(NAME, options)(`${error.stack}`);
        throw error;
      }),
  };
}
