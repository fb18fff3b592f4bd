import { createRequire, SourceMap } from "node:module";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import { type BuildFailure, build, type Metafile } from "esbuild";
import { ENTRY, esbuildError } from "./esbuild-error.ts";

/** The site's own code, compiled but not yet run. */
export type Bundle = {
  /** Runs a module that was asked for and gives its exports; throws what the module throws. */
  readonly run: (file: string) => unknown;
  /** The files that a module is made of: itself and all it imports, packages left out. */
  readonly modulesOf: (file: string) => readonly string[];
  /** The first line of the site's sources in an error's stack, or the file named otherwise. */
  readonly placeOf: (error: unknown, otherwise: string) => { readonly file: string; readonly line?: number };
};

const NAME = "site-bundle.cjs";
/** React and other packages are loaded as they are, from where the generator stands. */
const requirePackage = createRequire(import.meta.url);

/**
 * Compiles modules of the site by one esbuild call, each to be run on demand.
 * @throws {SiteError} with esbuild's errors and warnings, each at its file and line
 */
export async function compile(root: string, files: readonly string[]): Promise<Bundle> {
  const modules = files.map(
    (file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(`./${file}`)}),`,
  );
  const { metafile, outputFiles, warnings } = await build({
    absWorkingDir: root,
    stdin: { contents: `module.exports = {${modules.join("\n")}};`, resolveDir: root, sourcefile: ENTRY },
    outfile: join(root, NAME),
    bundle: true,
    write: false,
    metafile: true,
    format: "cjs",
    platform: "node",
    target: "node20",
    packages: "external",
    jsx: "automatic",
    sourcemap: "external",
    sourcesContent: false,
    logLevel: "silent",
  }).catch((error: BuildFailure) => {
    throw esbuildError(error.errors ?? [], error);
  });
  if (warnings.length > 0) throw esbuildError(warnings);
  const made = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? "";
  const run = evaluate(made(".cjs"));
  return {
    run: (file) => run[file]?.(),
    modulesOf: (file) => [...reachable(metafile, file)].sort(),
    placeOf: (error, otherwise) => placeOf(error, made(".map")) ?? { file: otherwise },
  };
}

function evaluate(code: string): Record<string, () => unknown> {
  const module = { exports: {} };
  compileFunction(code, ["module", "exports", "require"], { filename: NAME })(
    module,
    module.exports,
    requirePackage,
  );
  return module.exports;
}

function reachable(metafile: Metafile, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, external } of metafile.inputs[file]?.imports ?? []) {
    if (!external) reachable(metafile, path, seen);
  }
  return seen;
}

function placeOf(error: unknown, map: string): { file: string; line: number } | undefined {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const sources = new SourceMap(JSON.parse(map));
  for (const [, line, column] of stack.matchAll(/site-bundle\.cjs:(\d+):(\d+)/g)) {
    const entry = sources.findEntry(Number(line) - 1, Number(column) - 1);
    if ("originalSource" in entry) return { file: entry.originalSource, line: entry.originalLine + 1 };
  }
  return undefined;
}
