import type { ParseError } from "toml-eslint-parser";
import { NO_QUOTES, shortened } from "./messages.ts";

/** What is wrong with a line of a form. */
export type LineProblem = { readonly line: number; readonly message: string };

const MISSING_QUOTE =
  'A quote is missing. A text has one at each end, on the same line: "…". Several paragraphs have three at each end: """…""".';

/** A text between three quotes that begins another fact, or never ends. */
const UNCLOSED = /=\s*("""|''')(?:(?!\1)[\s\S])*?(?:\n[\w-]+\s*=\s*["']|$)/;

/** What makes a row unreadable, by a pattern; the first that matches counts. */
const ROWS: readonly (readonly [pattern: RegExp, message: string | ((found: string) => string)])[] = [
  [
    /^(<{7}|={7}|>{7})/,
    "Two changes of this form met here, and it has both. Keep the right lines of each, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.",
  ],
  [/^\[/, "The brackets on this line are wrong. Write them like those of [towns] or [[opening_hours]]."],
  [/^("[^"]*"|[\w-]+)\s*:/, "There is a colon where = should be. Write = instead."],
  [/^[^=]*=\s*"[^"]*"\s*("[^"]*"|[\w-]+)\s*=/, "Two facts are on one line. Begin a new line for the second."],
  [
    /^("[^"]*"|[^"=]*)=\s*"(?!"")[^"]*"[^"]*"/,
    "A text can't have double quotes inside. Write one at each end of it, and single ones inside: '…'.",
  ],
  [
    /^("[^"]*"|[^"=]*)=\s*(?:"[^"]*"|""".*""")\s*(?<found>[^\s"].*)$/,
    (found) =>
      `“${found}” is after the text's last quote. Write it before the quote, or remove it. If it is a comment, write # before it.`,
  ],
  [/^"[^"=]*=|=\s*["'“”„‟][^"]*$|=[^"]*["'“”„‟]$/, MISSING_QUOTE],
  [/^(?<found>[^"=]*\S\s+[^"=\s][^"=]*)=/, (found) => `“${found}” ${NO_QUOTES}`],
  [/=\s*(?<found>[^"\s][^"]*)$/, (found) => `“${found}” ${NO_QUOTES}`],
];

/** The first line of a text that a parser refuses, and what is wrong with it, in the owner's words. */
export function syntaxProblem(text: string, { lineNumber, message }: ParseError): LineProblem {
  const unclosed = UNCLOSED.exec(text);
  const begins = unclosed ? text.slice(0, unclosed.index).split("\n").length : Infinity;
  if (begins <= lineNumber) return { line: begins, message: MISSING_QUOTE };
  const rows = text.split("\n").slice(0, lineNumber);
  // The parser notices only at the next line that this one breaks off.
  if (message.includes("must be on the same line")) rows.pop();
  const row = (rows.at(-1) ?? "").trim();
  const explanation = message.includes("multiple times") ? repeated(row, rows) : explained(row);
  return { line: rows.length, message: explanation ?? unexplained(message) };
}

function repeated(row: string, rows: readonly string[]): string {
  if (row.startsWith("["))
    return `${row} stands here again, or in other brackets above. Write its brackets like the first ones, or remove one of the two.`;
  const [name = ""] = row.split(/\s*=/);
  const heading = rows.findLast((each) => each.startsWith("["))?.trim();
  const between = heading?.startsWith("[[") ? `, or write ${heading} between them` : "";
  return `${name} stands here twice. Remove one of the two${between}.`;
}

function explained(row: string): string | undefined {
  for (const [pattern, message] of ROWS) {
    const match = pattern.exec(row);
    if (!match) continue;
    return typeof message === "string" ? message : message(shortened(match.groups?.found?.trim() ?? ""));
  }
  return undefined;
}

const unexplained = (message: string) =>
  `This isn't a line of a form (${message}). Write it like the others, name = "…". If it is a comment, write # before it.`;
