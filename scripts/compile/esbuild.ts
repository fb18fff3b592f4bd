import { type BuildFailure, type BuildOptions, build, type Message } from "esbuild";
import type { Problem } from "../contract.ts";
import { type Report, SiteError } from "../errors/site-error.ts";

/** The name in esbuild's messages for file lists that the generator writes. */
export const ENTRY = "the generator's own list of files";

/**
 * Runs esbuild in memory and reports its warnings.
 * @throws {SiteError} with its errors and warnings, each at its file and line
 */
export async function runEsbuild(options: BuildOptions, report: Report) {
  const result = await build({ ...options, write: false, metafile: true, logLevel: "silent" }).catch(
    (error: BuildFailure) => {
      const { errors = [], warnings = [] } = error;
      if (errors.length === 0) throw error;
      throw new SiteError([...errors.filter(isCause), ...warnings].map(esbuildProblem));
    },
  );
  report(result.warnings.map(esbuildProblem));
  return result;
}

/** An unclosed tag, which is often followed by errors that it causes. */
const UNCLOSED = /closing .*tag/;

function isCause(error: Message, _: number, errors: readonly Message[]): boolean {
  const ofFile = errors.filter(({ location }) => location?.file === error.location?.file);
  return error === (ofFile.find(({ text }) => UNCLOSED.test(text)) ?? error);
}

/** Explains slips in files of facts to their authors; `$1` is the pattern's first group. */
const SLIPS: readonly (readonly [RegExp, message: string, hint: string])[] = [
  [/^Unexpected "([“”„‘’])"/, "The quote $1 is curly.", 'Write straight quotes: "…"'],
  [/^Unterminated string/, "The quote at the end of a text is missing.", 'Write it: "…"'],
  [
    /^(?:Multiple exports with the same name|The symbol) "(.+?)"/,
    "“$1” is there twice.",
    "Keep one, with everything that belongs to it between its braces.",
  ],
  [
    /^Expected .+ but found/,
    "A comma, a quote or a bracket is missing here or at the end of the line above.",
    "Compare the line with its neighbours.",
  ],
  [/^Unexpected "£"/, "A price has no quotes.", 'Write it between quotes: "£395"'],
  [
    /^Unexpected "export"/,
    "The lines above this one are outside the braces.",
    "Move them between the braces of their fact, or remove them.",
  ],
  [/^Unexpected "(.)"/u, "“$1” doesn't belong here.", "Compare the line with its neighbours."],
  [/^Legacy octal/, "A date, or a number that starts with 0, has no quotes.", 'Write it between quotes: "…"'],
  [
    /^Duplicate key "(.+)" in/,
    "“$1” is there twice.",
    "Remove one of the two; a separate entry needs its own { and }.",
  ],
];

/** esbuild's error or warning as a problem. */
export function esbuildProblem({ text, location, notes }: Message): Problem {
  const [, unreadable, reason] = /^Cannot read file "([^"]+)": (.+)$/.exec(text) ?? [];
  if (unreadable) {
    const hint = "Allow this user to read it.";
    return { rule: "unreadable-file", places: [unreadable], message: `Can't be read: ${reason}.`, hint };
  }
  const lost = /(?:no matching export in|because the file) "(data\/[^"]+)"/i.exec(text)?.[1];
  if (lost) {
    const message = `“${/import "(\w+)"/i.exec(text)?.[1]}” is missing from this file.`;
    const hint = "Copy the old text back from the file's History.";
    return { rule: "missing-export", places: [lost], message, hint };
  }
  const [, missing] = /^Could not resolve "(?:\.\/)?([^"]+)"$/.exec(text) ?? [];
  if (missing && (location === null || location.file === ENTRY)) {
    const hint = "Restore it: the site needs it.";
    return { rule: "missing-file", places: [missing], message: "The file is missing.", hint };
  }
  const [note] = notes;
  const other = note?.location ? [`${note.location.file}:${note.location.line}`] : [];
  const advice = note?.text.replace(/here:$/, `in ${other}.`) ?? usualHint(text);
  if (location === null) return { rule: "compile-error", places: ["."], message: text, hint: advice };
  const { file, line, lineText } = location;
  const [message, hint] = (file.startsWith("data/") && inPlainWords(text)) || [text, advice];
  const shown = lineText.trim() ? `${message} — ${lineText.trim()}` : message;
  const places = [...new Set([...(UNCLOSED.test(text) ? other : []), `${file}:${line}`])];
  return { rule: "compile-error", places, message: shown, hint };
}

function usualHint(text: string): string {
  if (/^(Expected|Unexpected|Unterminated)/.test(text))
    return "Look at this line and the one above for a missing quote, comma, semicolon or bracket.";
  return text.startsWith("No loader")
    ? "Put the file into static/ and write its address with href(), from data/address.ts."
    : "Fix the code at this line.";
}

function inPlainWords(text: string): readonly [message: string, hint: string] | undefined {
  const [slip, message = "", hint = ""] = SLIPS.find(([pattern]) => pattern.test(text)) ?? [];
  return slip && [message.replace("$1", slip.exec(text)?.[1] ?? ""), hint];
}
