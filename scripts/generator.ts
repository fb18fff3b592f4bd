import { createRequire, SourceMap } from "node:module";
import { join, relative } from "node:path";
import { compileFunction } from "node:vm";
import { build } from "esbuild";

const FOLDER = import.meta.dirname;
const NAME = "generator.cjs";
/** These are CommonJS and load fast as they are; the other packages come with the generator's own code. */
const AS_THEY_ARE = ["esbuild", "fast-glob", "html-minifier-terser", "react", "react-dom"];

/**
 * Brings in the generator, all of it compiled by one esbuild call: a build takes 0.6 of the time that it does where
 * every file comes by the loader of TypeScript. What is thrown has its places in the sources.
 */
export async function compileGenerator(): Promise<typeof import("./run-build.ts")> {
  const { outputFiles } = await build({
    entryPoints: [join(FOLDER, "run-build.ts")],
    outfile: join(FOLDER, NAME),
    bundle: true,
    write: false,
    external: AS_THEY_ARE,
    format: "cjs",
    platform: "node",
    target: "node20",
    define: { "import.meta.url": JSON.stringify(import.meta.url) },
    sourcemap: "external",
    sourcesContent: false,
  });
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? "";
  const module = { exports: {} as typeof import("./run-build.ts") };
  const parameters = ["module", "exports", "require"];
  const run = compileFunction(text(".cjs"), parameters, { filename: NAME });
  run(module, module.exports, createRequire(import.meta.url));
  const runBuild: typeof module.exports.runBuild = (...call) =>
    module.exports.runBuild(...call).catch((error: unknown) => {
      if (error instanceof Error) error.stack = withPlaces(error.stack ?? "", text(".map"));
      throw error;
    });
  return { runBuild };
}

/** A stack with the files and lines of the sources, from the folder that holds scripts/. */
function withPlaces(stack: string, map: string): string {
  const sources = new SourceMap(JSON.parse(map));
  return stack.replaceAll(/generator\.cjs:(\d+):(\d+)/g, (place, line, column) => {
    const entry = sources.findEntry(Number(line) - 1, Number(column) - 1);
    if (!("originalSource" in entry)) return place;
    const file = relative(join(FOLDER, ".."), join(FOLDER, entry.originalSource));
    return `${file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}
