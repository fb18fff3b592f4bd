import { createRequire, SourceMap } from "node:module";
import { compileFunction } from "node:vm";
import { type BuildOptions, buildSync } from "esbuild";

/** React and other packages load unbundled, from the generator's folder. */
const requirePackage = createRequire(import.meta.url);

/**
 * Runs esbuild's CommonJS code and returns its exports.
 * @param name the code's name in stacks: "site-bundle.cjs"
 * @param packages modules to use instead of installed packages
 */
export function evaluate<T extends object>(
  code: string,
  name: string,
  packages: Readonly<Record<string, unknown>> = {},
): T {
  const module = { exports: {} as T };
  const run = compileFunction(code, ["module", "exports", "require"], { filename: name });
  run(module, module.exports, (path: string) => packages[path] ?? requirePackage(path));
  return module.exports;
}

/**
 * Returns a function that replaces places in esbuild's output, in an error's stack, by places in the sources:
 * "data/a.ts:3:14". Source maps are slow and only errors need one, so it compiles everything again to get it.
 */
export function originalPlaces(name: string, options: BuildOptions): (stack: string) => string {
  let sources: SourceMap | undefined;
  return (stack) =>
    stack.replace(new RegExp(`${name}:(\\d+):(\\d+)`, "g"), (place, line, column) => {
      sources ??= new SourceMap(JSON.parse(sourceMapOf(options)));
      const entry = sources.findEntry(Number(line) - 1, Number(column) - 1);
      if (!("originalSource" in entry)) return place;
      return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    });
}

function sourceMapOf(options: BuildOptions): string {
  const external = { write: false, sourcemap: "external", sourcesContent: false } as const;
  const { outputFiles = [] } = buildSync({ ...options, ...external });
  return outputFiles.find(({ path }) => path.endsWith(".map"))?.text ?? "{}";
}
