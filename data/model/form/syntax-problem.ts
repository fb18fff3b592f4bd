import type { ParseError } from "toml-eslint-parser";
import type { Problem } from "../../../scripts/contract.ts";
import { NO_QUOTES, shortened } from "./messages.ts";

const MISSING_QUOTE =
  'A quote is missing. A text has one at each end, on the same line: "…". Several paragraphs have three at each end: """…""".';

const NO_TEXT = 'There is nothing after =. Write two quotes there, and the text between them: "…".';

/** Comments and texts, in the order in which they stand. A text between three quotes may never end. */
const COMMENT_OR_TEXT = /#.*|("""|''')(?:(?!\1)[\s\S])*(?:\1|$)|"[^"\n]*"|'[^'\n]*'/g;
/** The three quotes that should end a text begin another fact instead. */
const BEGINS_ANOTHER = /\n[\w-]+\s*=\s*("""|''')$/;

/** What makes a row unreadable, by a pattern; the first that matches counts. */
const ROWS: readonly (readonly [
  pattern: RegExp,
  message: string | ((found: string, row: string) => string),
])[] = [
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
  [/^(?<found>[^"=]*\S\s+[^"=\s][^"=]*)=/, messageForName],
  [/=\s*(?<found>([^"\s][^"]*)?)$/, (found) => (/^(#|$)/.test(found) ? NO_TEXT : `“${found}” ${NO_QUOTES}`)],
];

/** The first line of a form that a parser refuses, and what is wrong with it, in the owner's words. */
export function syntaxProblem(source: string, { lineNumber, message }: ParseError): Problem {
  const unclosed = unclosedLine(source);
  if (unclosed <= lineNumber) return { line: unclosed, message: MISSING_QUOTE };
  const line = firstBadLine(source, lineNumber, message);
  const row = rowAt(source, line);
  const explanation = message.includes("multiple times") ? repeated(source, line) : explained(row);
  return { line, message: explanation ?? UNEXPLAINED };
}

/** Where a text between three quotes begins that doesn't end; Infinity if there is none. */
function unclosedLine(source: string): number {
  for (const { 0: found, 1: quotes, index } of source.matchAll(COMMENT_OR_TEXT)) {
    if (!quotes) continue;
    const isClosed = found.length > 3 && found.endsWith(quotes) && !BEGINS_ANOTHER.test(found);
    if (!isClosed) return lineAt(source, index);
  }
  return Infinity;
}

const lineAt = (source: string, index: number) => source.slice(0, index).split("\n").length;

const rowAt = (source: string, line: number) => (source.split("\n")[line - 1] ?? "").trim();

const NOTHING_AFTER_NAME = /^("[^"]*"|[^"'=#]*)=\s*(#.*)?$/;

/** A parser notices only at the next text or heading that a line breaks off. */
function firstBadLine(source: string, parsersLine: number, message: string): number {
  let line = parsersLine - 1;
  while (line > 0 && /^(#|$)/.test(rowAt(source, line))) line--;
  const breaksOff =
    message.includes("must be on the same line") || NOTHING_AFTER_NAME.test(rowAt(source, line));
  return breaksOff ? line : parsersLine;
}

/** What is wrong with a line whose heading or name stands above it. */
export function repeated(source: string, line: number): string {
  const rows = source.split("\n").slice(0, line);
  const row = rowAt(source, line);
  if (row.startsWith("[")) {
    const block = row.replace(/^\[*(.*?)\]*$/, "[[$1]]");
    return `${row} stands here again, or in other brackets above. If there may be several, write ${block} above each; if not, remove one of the two.`;
  }
  const [name = ""] = row.split(/\s*=/);
  const heading = rows.findLast((each) => each.startsWith("["))?.trim();
  const between = heading?.startsWith("[[") ? `, or write ${heading} between them` : "";
  return `${name} stands here twice. Remove one of the two${between}.`;
}

/** What is wrong with a name that has spaces or dots, and no quotes: only the name of a town, which has a position, may have them. */
export function messageForName(name: string, text: string): string {
  if (/["']-?\d+\.\d/.test(text)) return `“${name}” ${NO_QUOTES}`;
  return `The form has no line called “${name}”. Fix its spelling. If it is a comment, write # before it.`;
}

function explained(row: string): string | undefined {
  for (const [pattern, message] of ROWS) {
    const match = pattern.exec(row);
    if (!match) continue;
    return typeof message === "string" ? message : message(shortened(match.groups?.found?.trim() ?? ""), row);
  }
  return undefined;
}

const UNEXPLAINED =
  'This isn\'t a line of a form. Write it like the others, name = "…". If it is a comment, write # before it.';
