import { createRequire, SourceMap } from "node:module";
import { compileFunction } from "node:vm";
import { type BuildOptions, buildSync } from "esbuild";

/** React and other packages load unbundled, from the generator's folder. */
const requirePackage = createRequire(import.meta.url);

/**
 * Runs esbuild's CommonJS code and returns its exports.
 * @param name the code's name in stacks: "site-bundle.cjs"
 */
export function evaluate<T extends object>(code: string, name: string): T {
  const module = { exports: {} as T };
  const run = compileFunction(code, ["module", "exports", "require"], { filename: name });
  run(module, module.exports, requirePackage);
  return module.exports;
}

/**
 * An error's stack with places in the sources, "data/a.ts:3:14", instead of places in esbuild's output. Source maps are
 * slow and only errors need one, so this compiles everything again to get it.
 */
export function originalStack(error: unknown, name: string, options: BuildOptions): string {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  if (!stack.includes(name)) return stack;
  const { outputFiles = [] } = buildSync({
    ...options,
    write: false,
    sourcemap: "external",
    sourcesContent: false,
  });
  const map = outputFiles.find(({ path }) => path.endsWith(".map"))?.text ?? "{}";
  const sources = new SourceMap(JSON.parse(map));
  return stack.replace(new RegExp(`${name}:(\\d+):(\\d+)`, "g"), (place, line, column) => {
    const entry = sources.findEntry(Number(line) - 1, Number(column) - 1);
    if (!("originalSource" in entry)) return place;
    return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}
