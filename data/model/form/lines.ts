import type { Problem } from "../../../scripts/contract.ts";
import { type Slip, slipInCharacters, slipInText, slipInWriting } from "./slips.ts";

/** A line of a form: `key = "text"`, `[group]` or `[[block]]`. */
export type Line = {
  /** Counted from 1. */
  readonly number: number;
  readonly kind: "text" | "group" | "block";
  /** As it is written, without quotes or brackets: "main_phone", "Henley-on-Thames". */
  readonly key: string;
  /** Empty for a group or block. */
  readonly text: string;
};

/** An empty line or a remark. */
const NOTHING = /^(#.*)?$/;
const BRACKETS = /^(\[\s*(?<group>\w+)\s*\]|\[\[\s*(?<block>\w+)\s*\]\])\s*(#.*)?$/;
/** A remark after a text can't contain quotes, because `"They are "#1"."` is a text with too many. */
const TEXT =
  /^("(?<name>[^"]*)"|(?<key>[\w-]+))\s*=\s*("""(?<long>[\s\S]*?)"""|"(?<text>[^"]*)")(\s+#[^"]*)?$/;

/** A text between three quotes, at the beginning of some rows. */
const LONG_TEXT = /^("[^"\n]*"|[\w-]+)\s*=\s*"""[\s\S]*?"""(?!")[^\S\n]*(#.*)?(?=\n|$)/;
const ANOTHER_TEXT = /\n("[^"\n]*"|[\w-]+)[^\S\n]*=[^\S\n]*"/;

/**
 * Splits a form into lines, without remarks. A form is TOML whose values are all texts without escapes, so that each
 * line can be read, or refused in the words of somebody who fills it in, by itself.
 * @returns the lines, or the first mistake
 */
export function linesOf(file: string, source: string): readonly Line[] | Problem {
  const rows = source.split(/\r?\n/).map((row) => row.trim());
  for (const [index, row] of rows.entries()) {
    const slip = row.startsWith("#") ? undefined : slipInCharacters(row);
    if (slip) return problemAt(file, index + 1, row, slip);
  }
  const lines: Line[] = [];
  for (let index = 0; index < rows.length; ) {
    const written = writtenAt(rows, index);
    const line = NOTHING.test(written) ? undefined : lineIn(written);
    if (line && "message" in line) return problemAt(file, index + 1, rows[index] ?? "", line);
    if (line) lines.push({ ...line, number: index + 1 });
    index += written.split("\n").length;
  }
  return lines;
}

/** A row, or all rows of a text between three quotes. If another text begins before its end, the end is missing. */
function writtenAt(rows: readonly string[], index: number): string {
  const [text] = LONG_TEXT.exec(rows.slice(index).join("\n")) ?? [];
  return text === undefined || ANOTHER_TEXT.test(text) ? (rows[index] ?? "") : text;
}

function lineIn(written: string): Omit<Line, "number"> | Slip {
  const { group, block } = BRACKETS.exec(written)?.groups ?? {};
  if (group !== undefined) return { kind: "group", key: group, text: "" };
  if (block !== undefined) return { kind: "block", key: block, text: "" };
  const { name, key = name, long, text = long } = TEXT.exec(written)?.groups ?? {};
  if (key === undefined || text === undefined) return slipInWriting(written);
  return slipInText(text) ?? { kind: "text", key: tidy(key), text: tidy(text) };
}

/** Leaves single spaces, and an empty line between paragraphs. Each item of a list, "- …" or "1. …", is a paragraph. */
function tidy(text: string): string {
  return text
    .trim()
    .replace(/[^\S\n]+/g, " ")
    .replace(/\n(?=[-•*] |\d+[.)] )/g, "\n\n")
    .replace(/ ?\n\s*\n ?/g, "\n\n")
    .replace(/(?<!\n) ?\n ?(?!\n)/g, " ");
}

/** A problem that quotes the line. */
function problemAt(file: string, line: number, row: string, { message, hint }: Slip): Problem {
  const quoted = row.length > 60 ? `${row.slice(0, 59)}…` : row;
  return { file, line, message: `${message} — ${quoted}`, hint };
}
