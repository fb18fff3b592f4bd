import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { type BuildOptions, build } from "esbuild";
import { evaluate, mapOf, withSourcePlaces } from "./compile/evaluate.ts";

const FOLDER = import.meta.dirname;
const NAME = "generator.cjs";
/** These are CommonJS and load fast as they are; the other packages come with the generator's own code. */
const AS_THEY_ARE = ["esbuild", "fast-glob", "react", "react-dom"];
const LEFT_OUT = join(FOLDER, "compile/minifier-stub.ts");

/**
 * Brings in the generator, all of it compiled by one esbuild call: where every file comes by the loader of TypeScript, a
 * small build takes 1.4 times as long on Node 20, and 1.8 times on Node 24. What is thrown has its places in the sources.
 */
export async function compileGenerator(): Promise<typeof import("./build/run-build.ts")> {
  const options = {
    entryPoints: [join(FOLDER, "build/run-build.ts")],
    outfile: join(FOLDER, NAME),
    bundle: true,
    write: false,
    external: AS_THEY_ARE,
    alias: { terser: LEFT_OUT, "clean-css": LEFT_OUT },
    format: "cjs",
    platform: "node",
    target: "node20",
    define: { "import.meta.url": JSON.stringify(import.meta.url) },
    minifyWhitespace: true,
  } as const satisfies BuildOptions;
  const { outputFiles } = await build(options);
  const generator = evaluate<typeof import("./build/run-build.ts")>(outputFiles[0]?.text ?? "", NAME, {
    require: createRequire(import.meta.url),
  });
  const withPlaces = (stack: string) =>
    withSourcePlaces(
      stack,
      NAME,
      () => mapOf(options),
      ({ file, line, column }) => `${relative(join(FOLDER, ".."), join(FOLDER, file))}:${line}:${column}`,
    );
  const runBuild: typeof generator.runBuild = (...call) =>
    generator.runBuild(...call).catch((error: unknown) => {
      if (error instanceof Error) error.stack = withPlaces(error.stack ?? "");
      throw error;
    });
  return { runBuild };
}
