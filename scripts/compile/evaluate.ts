import Module, { createRequire } from "node:module";
import type { OutputFile as BundledFile } from "esbuild";

export const BUNDLE_OPTIONS = {
  bundle: true,
  write: false,
  format: "cjs",
  platform: "node",
  target: "node20",
  supported: { "dynamic-import": false }, // it would load modules a second time
  sourcemap: "inline", // Node reads it, so stacks name the sources
  sourcesContent: false,
} as const;

process.setSourceMapsEnabled(true);
/** Packages that aren't bundled load from the generator's folder. */
const requirePackage = createRequire(import.meta.url);

/** Runs esbuild's CommonJS as a module of this name, with these packages, and returns its exports. */
export function evaluate<T>(
  filename: string,
  [bundle]: readonly BundledFile[],
  packages: Readonly<Record<string, unknown>>,
): T {
  if (!bundle) throw new Error(`esbuild made nothing of ${filename}.`);
  const module = new Module(filename) as Module & { _compile(code: string, filename: string): void };
  module.require = ((path) => packages[path] ?? requirePackage(path)) as NodeJS.Require;
  module._compile(bundle.text, filename);
  return module.exports;
}
