import type { Message } from "esbuild";
import type { Problem } from "../contract.ts";
import { SiteError } from "../problems.ts";

/** Stands in esbuild's messages for the lists of files that the generator itself writes. */
export const ENTRY = "the generator's own list of files";

/** esbuild's own messages as problems: a warning is an error that nobody has decided about. */
export function esbuildError(messages: readonly Message[], cause?: unknown): unknown {
  return messages.length === 0 ? cause : new SiteError(messages.map(esbuildProblem), { cause });
}

function esbuildProblem({ text, location, notes }: Message): Problem {
  const [, unreadable, reason] = /^Cannot read file "([^"]+)": (.+)$/.exec(text) ?? [];
  if (unreadable) {
    return {
      file: unreadable,
      what: `Cannot be read: ${reason}.`,
      remedy: "Give this user the right to it.",
    };
  }
  const [, missing] = /^Could not resolve "(?:\.\/)?([^"]+)"$/.exec(text) ?? [];
  if (missing && (location === null || location.file === ENTRY)) {
    return { file: missing, what: "Is missing.", remedy: "Bring it back: no site can be made without it." };
  }
  const isSyntax = /^(Expected|Unexpected|Unterminated)/.test(text);
  const hint = isSyntax
    ? "Look at this line and the one above it for a missing quote, comma or bracket."
    : "Mend the code at this line.";
  const advice = notes.find((note) => note.location === null)?.text ?? hint;
  if (location === null) return { file: ".", what: text, remedy: advice };
  const { file, line } = location;
  const source = location.lineText.trim();
  return { file, line, what: source ? `${text} — ${source}` : text, remedy: advice };
}
