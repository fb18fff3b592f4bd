import type { Message } from "esbuild";
import type { Problem } from "../contract.ts";
import { SiteError } from "../errors/site-error.ts";

/** Stands in esbuild's messages for the lists of files that the generator itself writes. */
export const ENTRY = "the generator's own list of files";

/** esbuild's own messages as problems: a warning is an error that nobody has decided about. */
export function esbuildError(messages: readonly Message[], cause?: unknown): unknown {
  return messages.length === 0 ? cause : new SiteError(messages.map(esbuildProblem), { cause });
}

/** Slips in a file of facts, in the words of those who write them; `$1` is what the pattern's first group found. */
const SLIPS: readonly (readonly [RegExp, message: string, hint: string])[] = [
  [/^Unexpected "([“”„‘’])"/, "The quote $1 is curly.", 'Write straight quotes: "…"'],
  [/^Unterminated string/, "The quote at the end of a text is missing.", 'Write it: "…"'],
  [
    /^(Multiple exports with the same name|The symbol) "(.+?)"( has already been declared)?$/,
    "“$2” is there twice.",
    "Keep one, with all that belongs to it between its braces.",
  ],
  [
    /^Expected .+ but found/,
    "A comma, a quote or a bracket is missing here or at the end of the line above.",
    "Compare the line with those around it.",
  ],
  [/^Unexpected "£"/, "A price has no quotes.", 'Write it between quotes: "£395"'],
  [
    /^Unexpected "export"/,
    "The lines above this one stand outside the braces.",
    "Move them between the braces of the fact that they belong to, or remove them.",
  ],
  [/^Unexpected "(.)"/u, "“$1” does not belong here.", "Compare the line with those around it."],
  [/^Legacy octal/, "A date, or a number that begins with 0, has no quotes.", 'Write it between quotes: "…"'],
  [
    /^Duplicate key "(.+)" in/,
    "“$1” is there twice.",
    "Remove one of the two; an entry of its own needs its own { and }.",
  ],
];

function esbuildProblem({ text, location, notes }: Message): Problem {
  const [, unreadable, reason] = /^Cannot read file "([^"]+)": (.+)$/.exec(text) ?? [];
  if (unreadable) {
    return {
      rule: "unreadable-file",
      places: [unreadable],
      message: `Cannot be read: ${reason}.`,
      hint: "Give this user the right to it.",
    };
  }
  const lost = /(?:no matching export in|because the file) "(data\/[^"]+)"/i.exec(text)?.[1];
  if (lost) {
    const message = `“${/import "(\w+)"/i.exec(text)?.[1]}” is gone from this file.`;
    return {
      rule: "missing-export",
      places: [lost],
      message,
      hint: "Copy the old text back from the file's History.",
    };
  }
  const [, missing] = /^Could not resolve "(?:\.\/)?([^"]+)"$/.exec(text) ?? [];
  if (missing && (location === null || location.file === ENTRY)) {
    return {
      rule: "missing-file",
      places: [missing],
      message: "Is missing.",
      hint: "Bring it back: no site can be made without it.",
    };
  }
  const isSyntax = /^(Expected|Unexpected|Unterminated)/.test(text);
  const usual = isSyntax
    ? "Look at this line and the one above it for a missing quote, comma or bracket."
    : "Mend the code at this line.";
  const advice = notes.find((note) => note.location === null)?.text ?? usual;
  if (location === null) return { rule: "compile-error", places: ["."], message: text, hint: advice };
  const { file, line } = location;
  const source = location.lineText.trim();
  const slips = file.startsWith("data/") ? SLIPS : [];
  const [slip, plain = text, hint = advice] = slips.find(([pattern]) => pattern.test(text)) ?? [];
  const message = slip ? plain.replace(/\$(\d)/, (_, group) => slip.exec(text)?.[group] ?? "") : text;
  return {
    rule: "compile-error",
    places: [`${file}:${line}`],
    message: source ? `${message} — ${source}` : message,
    hint,
  };
}
