import type { Problem } from "../../../scripts/contract.ts";
import { slipIn } from "./slips.ts";

/** A text between three quotes. If another begins before its end, the end is missing. */
const LONG_TEXT =
  /^[ \t]*("[^"\n]*"|[\w-]+)[ \t]*=[ \t]*"""((?!^("[^"\n]*"|[\w-]+)[ \t]*=[ \t]*""").)*?"""/gms;

const rowsOf = (source: string) => source.split(/\r?\n/).map((row) => row.trim());

/** The first line that isn't written as a form requires, in the words of somebody who fills it in. */
export function findSlip(file: string, source: string): Problem | undefined {
  const rows = rowsOf(source);
  const short = source.replace(LONG_TEXT, (text) => {
    const breaks = rowsOf(text).length - 1;
    return breaks > 0 ? `text = ""${"\n".repeat(breaks)}text = ""` : 'text = ""';
  });
  for (const [index, line] of rowsOf(short).entries()) {
    const row = rows[index] ?? "";
    const slip = slipIn(row, line);
    if (slip) return problemAt(file, index, row, ...slip);
  }
  return undefined;
}

/** The problem of a line that the parser refuses although it is written well: it is there twice. */
export function duplicate(file: string, source: string, line: number): Problem {
  const rows = rowsOf(source);
  const row = rows[line - 1] ?? "";
  const name = /^[["]*([^\]"=]*?)["\]]*\s*(=|$|#)/.exec(row)?.[1];
  const single = rows.indexOf(`[${name}]`);
  if (rows.includes(`[[${name}]]`) && single >= 0)
    return problemAt(
      file,
      single,
      `[${name}]`,
      "The brackets of this line aren't right.",
      `Write [[${name}]]`,
    );
  const hint = row.startsWith("[")
    ? "Remove one of the two lines, or fix its spelling."
    : "Remove one of the two. If a line in brackets is missing between them, such as [[plan]], copy it back.";
  return problemAt(file, line - 1, row, `“${name}” is there twice.`, hint);
}

function problemAt(file: string, index: number, row: string, message: string, hint: string): Problem {
  const line = row.length > 60 ? `${row.slice(0, 59)}…` : row;
  return { file, line: index + 1, message: `${message} — ${line}`, hint };
}
