import { createRequire } from "node:module";
import { join } from "node:path";
import { type BuildFailure, type BuildOptions, build, type Metafile } from "esbuild";
import { ENTRY, esbuildError } from "./esbuild-error.ts";
import { evaluate, mapOf, sourcePlaces } from "./evaluate.ts";

/** The site's own code, compiled but not yet run. */
export type Bundle = {
  /** Runs a module that was asked for and gives its exports; throws what the module throws. */
  readonly run: (file: string) => unknown;
  /** The files that a module is made of: itself and all it imports, packages left out. */
  readonly modulesOf: (file: string) => readonly string[];
  /** The first line of the site's sources in an error's stack ("data/a.ts:10"), or the file named otherwise. */
  readonly placeOf: (error: unknown, otherwise: string) => string;
};

const NAME = "site-bundle.cjs";
/** React's createElement in compiled code. Short, as it stands at every element, and no name that a page would choose. */
const FACTORY = "_h";
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
  const options = {
    absWorkingDir: root,
    stdin: { contents: `module.exports = {${modules.join("\n")}};`, resolveDir: root, sourcefile: ENTRY },
    outfile: join(root, NAME),
    bundle: true,
    write: false,
    format: "cjs",
    platform: "node",
    target: "node20",
    packages: "external",
    // Half the code of the automatic runtime, whose use by the editor tsconfig.json would otherwise impose.
    jsx: "transform",
    jsxFactory: FACTORY,
    jsxFragment: "Fragment",
    tsconfigRaw: {},
    minifyWhitespace: true,
    logLevel: "silent",
  } as const satisfies BuildOptions;
  const { metafile, outputFiles, warnings } = await build({ ...options, metafile: true }).catch(
    (error: BuildFailure) => {
      throw esbuildError(error.errors ?? [], error);
    },
  );
  if (warnings.length > 0) throw esbuildError(warnings);
  const { createElement, Fragment } = requirePackage("react") as typeof import("react");
  const run = evaluate<Record<string, () => unknown>>(outputFiles[0]?.text ?? "", NAME, {
    require: requirePackage,
    [FACTORY]: createElement,
    Fragment,
  });
  return {
    run: (file) => run[file]?.(),
    modulesOf: (file) => [...reachable(metafile, file)].sort(),
    placeOf: (error, otherwise) => {
      const stack = error instanceof Error ? (error.stack ?? "") : "";
      const [place] = sourcePlaces(stack, NAME, () => mapOf(options)).values();
      return place ? `${place.file}:${place.line}` : otherwise;
    },
  };
}

function reachable(metafile: Metafile, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, external } of metafile.inputs[file]?.imports ?? []) {
    if (!external) reachable(metafile, path, seen);
  }
  return seen;
}
