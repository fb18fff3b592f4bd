import { join } from "node:path";
import type { BuildOptions, Metafile } from "esbuild";
import type { Problem } from "../contract.ts";
import { type Report, throwIfAny } from "../errors/site-error.ts";
import { bareAddresses, directives } from "./check-code.ts";
import { ENTRY, runEsbuild } from "./esbuild.ts";
import { evaluate, originalPlaces } from "./evaluate.ts";
import { staticReact } from "./static-react.ts";

/** The site's own code, compiled but not yet run. */
export type Bundle = {
  /** Runs a module and returns its exports; throws what the module throws. */
  readonly run: (file: string) => unknown;
  /** The module's file and all its imports, except packages. */
  readonly modulesOf: (file: string) => readonly string[];
  /** The first line of the site's sources in an error's stack, "data/a.ts:10", or the given file. */
  readonly placeOf: (error: unknown, otherwise: string) => string;
  /** What has had no effect in the code that has run since the last call. */
  readonly takeNotes: () => readonly Problem[];
};

const NAME = "site-bundle.cjs";
const PLACE = /[( ]((?:components|data|pages)\/[^\n:()]+:\d+):\d+/;
/** Where addresses are made. A site without it is always at the root of its host. */
const ADDRESSES = "data/model/address.ts";
const PACKAGE = /(^|\/)node_modules\//;
/** A call of its functions in a stack: the mistake is the caller's. */
const ADDRESS_CALL = /at \w+ \(data\/model\/address\.ts:.*/g;

/**
 * Compiles modules of the site in one esbuild call; each runs on demand. Reports esbuild's warnings, and code that has no
 * effect or works only at the root of a host.
 * @throws {SiteError} with esbuild's errors, each at its file and line
 */
export async function compile(
  root: string,
  files: readonly string[],
  report: Report = throwIfAny,
): Promise<Bundle> {
  const options = optionsFor(root, files);
  const { metafile, outputFiles } = await runEsbuild(options, report);
  const code = outputFiles[0]?.text ?? "";
  const withPlaces = originalPlaces(NAME, options);
  const placeIn = (stack: string, otherwise: string) =>
    PLACE.exec(withPlaces(stack).replace(ADDRESS_CALL, ""))?.[1] ?? otherwise;
  const placeAt = (index: number) => {
    const lines = code.slice(0, index).split("\n");
    return placeIn(` ${NAME}:${lines.length}:${lines.at(-1)?.length}`, "components/");
  };
  report([...directives(code), ...(ADDRESSES in metafile.inputs ? bareAddresses(code, placeAt) : [])]);
  const idle: (() => Problem)[] = [];
  const react = staticReact((found) => {
    const { stack = "" } = new Error();
    idle.push(() => ({ ...found, places: [placeIn(stack, "components/")] }));
  });
  const run = evaluate<Record<string, () => unknown>>(code, NAME, { react });
  return {
    run: (file) => run[file]?.(),
    modulesOf: (file) => [...reachable(metafile, file)].filter((name) => !PACKAGE.test(name)).sort(),
    placeOf: (error, otherwise) => placeIn(error instanceof Error ? `${error.stack}` : "", otherwise),
    takeNotes: () => idle.splice(0).map((locate) => locate()),
  };
}

/** The bundle exports a function for each file, which runs it. */
function optionsFor(root: string, files: readonly string[]) {
  const modules = files.map(
    (file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(`./${file}`)}),`,
  );
  return {
    absWorkingDir: root,
    stdin: { contents: `module.exports = {${modules.join("\n")}};`, resolveDir: root, sourcefile: ENTRY },
    outfile: join(root, NAME),
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "node20",
    external: ["react", "react-dom"],
    loader: { ".toml": "text" },
    // React.createElement instead of the JSX runtime, and less code to parse: 2 to 9 % of a build.
    jsx: "transform",
    jsxFactory: "_h",
    jsxFragment: "Fragment",
    tsconfigRaw: {},
    minifyWhitespace: true,
    banner: { js: 'const { createElement: _h, Fragment } = require("react");' },
  } as const satisfies BuildOptions;
}

function reachable(metafile: Metafile, file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { path, external } of metafile.inputs[file]?.imports ?? []) {
    if (!external) reachable(metafile, path, seen);
  }
  return seen;
}
