import { createRequire, SourceMap } from "node:module";
import { compileFunction } from "node:vm";
import type { OutputFile as BundledFile } from "esbuild";

export const BUNDLE_OPTIONS = {
  bundle: true,
  write: false,
  format: "cjs",
  platform: "node",
  target: "node20",
  supported: { "dynamic-import": false }, // compileFunction has none
  sourcemap: "external",
  sourcesContent: false,
} as const;

/** Packages that aren't bundled load from the generator's folder. */
const requirePackage = createRequire(import.meta.url);

/** Runs esbuild's CommonJS. Returns its exports, and a function that maps stacks to its sources. */
export function evaluate<T>(name: string, files: readonly BundledFile[], packages: Record<string, unknown>) {
  const textOf = (ending: string) => files.find(({ path }) => path.endsWith(ending))?.text ?? "";
  const module = { exports: {} as T };
  const run = compileFunction(textOf(".cjs"), ["module", "exports", "require"], { filename: name });
  run(module, module.exports, (path: string) => packages[path] ?? requirePackage(path));
  let map: SourceMap | undefined;
  const mapStack = (stack: string) =>
    stack.replace(new RegExp(`${name}:(\\d+):(\\d+)`, "g"), (position, line, column) => {
      map ??= new SourceMap(JSON.parse(textOf(".map")));
      const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
      if (!("originalSource" in entry)) return position;
      return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
    });
  return { exports: module.exports, mapStack };
}
