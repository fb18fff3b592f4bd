import { posix } from "node:path";
import {
  type BuildContext,
  type BuildFailure,
  type BuildOptions,
  type BuildResult,
  build,
  context,
  type Location,
  type Message,
} from "esbuild";
import glob from "fast-glob";
import type { Problem } from "../contract.ts";
import { ProblemsError, throwIfAny } from "../errors/problems-error.ts";
import { similarTo } from "../similar.ts";

/** The name in esbuild's messages for a list of files that the generator makes. */
export const ENTRY_LIST = "the generator's own list of files";
const STATIC = "Put the file into static/ and write its address: /logo.svg for static/logo.svg.";
const FOLDERS = "components,data,pages,scripts";
const OWN_FOLDER = /^([@~]\/)?(components|data|pages|scripts)\//;
/** A package's name at the beginning of an import. */
const PACKAGE = /^(@[^/]+\/)?\w[^/]*/;

/** In memory. */
const MEMORY = { write: false, metafile: true, logLevel: "silent" } as const;
type MemoryOptions = BuildOptions & typeof MEMORY;

/** Calls esbuild. */
export type Esbuild = (options: MemoryOptions) => Promise<BuildResult<MemoryOptions>>;

/** An esbuild that keeps what it knows of files between builds with the same entry points. */
export function incrementalEsbuild() {
  const contexts = new Map<string, BuildContext<MemoryOptions>>();
  process.env.GOGC ??= "400"; // esbuild collects garbage less often: 5 % of a save
  const esbuild: Esbuild = async (options) => {
    const entryPoints = JSON.stringify(options.entryPoints ?? options.stdin);
    const known = contexts.get(entryPoints) ?? (await context(options));
    contexts.set(entryPoints, known);
    return known.rebuild();
  };
  /** Before the process ends: esbuild waits for what isn't disposed of, and may print “deadlock”. */
  const dispose = () => Promise.all([...contexts.values()].map((each) => each.dispose()));
  return { esbuild, dispose };
}

/** Runs esbuild; its warnings are problems too, because broken CSS is only a warning. */
export async function runEsbuild(options: BuildOptions, esbuild: Esbuild = build) {
  const result = await esbuild({ ...options, ...MEMORY }).catch((failure: BuildFailure) => {
    const { errors = [], warnings = [] } = failure;
    if (errors.length === 0) throw failure;
    throw new ProblemsError([...errors, ...warnings].map((message) => problemOf(message, options)));
  });
  throwIfAny(result.warnings.map((message) => problemOf(message, options)));
  return result;
}

function problemOf(message: Message, { absWorkingDir: root = "." }: BuildOptions): Problem {
  const { text, location } = message;
  const [, missing = ""] = /^Could not resolve "([^"]+)"$/.exec(text) ?? [];
  // Files that the generator lists, and forms.
  if (missing && (location === null || location.file === ENTRY_LIST || missing.endsWith(".toml"))) {
    const file = posix.join(posix.dirname(location?.file ?? ENTRY_LIST), missing);
    return { file, message: "The file is missing.", hint: "Restore it from the file's history on GitHub." };
  }
  if (location === null) return { file: ".", message: text, hint: hintFor(message) };
  const { file, line, lineText } = location;
  const shown = lineText.trim() ? `${text} — ${lineText.trim()}` : text;
  return {
    file,
    line,
    message: shown,
    hint: missing ? hintForImport(missing, location, root) : hintFor(message),
  };
}

function hintFor({ text, notes: [note] }: Message): string {
  if (text.startsWith("No loader")) return STATIC;
  // The former where disks heed case, the latter everywhere.
  if (/^(Cannot read file|Use ".* instead of)/.test(text))
    return "Write capitals as the file's name has them.";
  if (text.startsWith("Top-level await")) return "Read data when the module loads, without await.";
  const other = note?.location && `${note.location.file}:${note.location.line}`;
  return note?.text.replace(/here:$/, `in ${other}.`) ?? "Fix the code at this line or above.";
}

/** What to do about an import of a path that doesn't exist. */
function hintForImport(path: string, { file, lineText }: Location, root: string): string {
  if (file.endsWith(".css")) return STATIC;
  if (lineText.includes("\\")) return "Write / instead of \\ between the folders.";
  if (OWN_FOLDER.test(path)) return "Begin the path with ../ or ./";
  const [name] = PACKAGE.exec(path) ?? [];
  if (name) return `Run: npm install ${name}`;
  const wanted = posix.join(posix.dirname(file), path);
  const similar = similarTo(wanted, glob.sync(`{${FOLDERS}}/**/*.{ts,tsx,toml}`, { cwd: root }));
  return `Fix the path, or add the file.${similar ? ` Similar: ${similar}` : ""}`;
}
