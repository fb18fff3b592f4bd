import { posix } from "node:path";
import { type BuildFailure, type BuildOptions, build, type Message } from "esbuild";
import type { Problem } from "../contract.ts";
import { ProblemsError, throwIfAny } from "../errors/problems-error.ts";

/** The name in esbuild's messages for a list of files that the generator makes. */
export const ENTRY_LIST = "the generator's own list of files";
const STATIC = "Put the file into static/ and write its address: /logo.svg for static/logo.svg.";
const OWN_FOLDER = /^(components|data|pages|scripts)\//;
/** A package's name at the beginning of an import. */
const PACKAGE = /^(@[^/]+\/)?\w[^/]*/;

/** Runs esbuild in memory; its warnings are problems too, because broken CSS is only a warning. */
export async function runEsbuild(options: BuildOptions) {
  const memory = { write: false, metafile: true, logLevel: "silent" } as const;
  const result = await build({ ...options, ...memory }).catch((failure: BuildFailure) => {
    const { errors = [], warnings = [] } = failure;
    if (errors.length === 0) throw failure;
    throw new ProblemsError([...errors, ...warnings].map(problemOf));
  });
  throwIfAny(result.warnings.map(problemOf));
  return result;
}

function problemOf(message: Message): Problem {
  const { text, location } = message;
  const [, missing = ""] = /^Could not resolve "([^"]+)"$/.exec(text) ?? [];
  // Files that the generator lists, and forms.
  if (missing && (location === null || location.file === ENTRY_LIST || missing.endsWith(".toml"))) {
    const file = posix.join(posix.dirname(location?.file ?? ENTRY_LIST), missing);
    return { file, message: "The file is missing.", hint: "Copy it back from its History on GitHub." };
  }
  if (location === null) return { file: ".", message: text, hint: hintFor(message, missing) };
  const { file, line, lineText } = location;
  const shown = lineText.trim() ? `${text} — ${lineText.trim()}` : text;
  return { file, line, message: shown, hint: hintFor(message, missing) };
}

function hintFor({ text, location, notes: [note] }: Message, missing: string): string {
  if (text.startsWith("No loader") || (missing && location?.file.endsWith(".css"))) return STATIC;
  if (OWN_FOLDER.test(missing)) return "Begin the path with ../ or ./";
  const [name] = PACKAGE.exec(missing) ?? [];
  if (name) return `Run: npm install ${name}`;
  const other = note?.location && `${note.location.file}:${note.location.line}`;
  return note?.text.replace(/here:$/, `in ${other}.`) ?? "Fix the code at this line or above.";
}
