import { join } from "node:path";
import type { BuildOptions, Metafile, Plugin } from "esbuild";
import type { Problem } from "../contract.ts";
import { messageOf, sourceLineOf } from "../errors/thrown.ts";
import { ENTRY_LIST, type Esbuild, runEsbuild } from "./esbuild.ts";
import { BUNDLE_OPTIONS, evaluate } from "./evaluate.ts";
import { staticReact } from "./static-react.ts";

/** The site's own modules, compiled but not yet run. */
export type SiteCode = {
  /** Runs a module and returns its exports; throws what the module throws. */
  readonly run: (file: string) => unknown;
  /** What a page or another module throws, as a problem there and at the line of the sources that is nearest. */
  readonly problemsOf: (error: unknown, file: string) => readonly Problem[];
  /** The files of a module and of all that it imports, sorted. */
  readonly modulesOf: (file: string) => readonly string[];
};

/** An import of styles would do nothing: the build takes the X.css beside each X.tsx. */
const noStyles: Plugin = {
  name: "no-styles",
  setup: ({ onResolve }) => onResolve({ filter: /\.css$/ }, () => ({ errors: [STYLES_ERROR] })),
};
const STYLES_ERROR = {
  text: "Importing styles has no effect",
  notes: [{ text: "Remove the line: pages get the X.css beside each X.tsx that they use." }],
};

/** Packages that read the forms. Loaded once, they are faster the second time: 5 % of a save. */
const OF_FORMS = ["toml-eslint-parser", "valibot"];

/** Compiles modules of the site in one call. The code exports a function for each file, which runs it. */
export async function compileSite(
  root: string,
  files: readonly string[],
  esbuild?: Esbuild,
): Promise<SiteCode> {
  const modules = files.map((file) => `"${file}": () => require("./${file}")`);
  const outfile = join(root, "site.cjs");
  const options: BuildOptions = {
    absWorkingDir: root,
    stdin: { contents: `module.exports = {${modules.join(",")}};`, resolveDir: root, sourcefile: ENTRY_LIST },
    outfile,
    ...BUNDLE_OPTIONS,
    external: ["react", "react-dom", ...OF_FORMS],
    loader: { ".toml": "text" },
    plugins: [noStyles],
    // Less to parse and to call than the JSX runtime: 2 % of a build of 1,000 pages.
    jsx: "transform",
    jsxFactory: "createElement",
    jsxFragment: "Fragment",
    banner: { js: 'const { createElement, Fragment } = require("react");' },
    tsconfigRaw: {},
    minifyWhitespace: true, // fewer lines for Node to map to their sources
  };
  const { metafile, outputFiles } = await runEsbuild(options, esbuild);
  const exports = evaluate<Record<string, () => unknown>>(outfile, outputFiles, { react: staticReact });
  return {
    run: (file) => exports[file]?.(),
    problemsOf: (error, file) => {
      const message = `Throws: ${messageOf(error)}`;
      const nearest = sourceLineOf(error, root);
      if (!nearest) return [{ file, message, hint: "Fix the code of this file, or what it imports." }];
      const hint = "Fix the code at this line.";
      const problem = { ...nearest, message, hint };
      return nearest.file === file ? [problem] : [problem, { file, message, hint }];
    },
    modulesOf: (file) => [...reachable(metafile.inputs, file)].sort(),
  };
}

function reachable(inputs: Metafile["inputs"], file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, external } of inputs[file]?.imports ?? []) if (!external) reachable(inputs, path, seen);
  return seen;
}
