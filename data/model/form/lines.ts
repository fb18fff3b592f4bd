import { type AST, parseTOML } from "toml-eslint-parser";
import { characterMistake, partsOf, shortened, syntaxMistake } from "./syntax-errors.ts";

/** `main_phone = "…"`, or `[towns]` and `[[plan]]`, which have no text. If it can't be read, it has a mistake. */
export type Line = {
  readonly number: number;
  readonly name: string;
  readonly text?: string;
  readonly mistake?: string;
};

/** A row, or all rows of a text between three quotes; none of them begins another text. */
const PIECE = /^[^\n#]*=\s*("""|''')(?:(?!\n[^\n]*=\s*")[\s\S])*?\1[^\n]*|^.*/gm;
/** What may follow a text. A remark has no quotes, because `"They are "#1"."` is a text with too many. */
const AFTER_TEXT = /^\s*$|^\s+#[^"]*$/;

/** The lines of a form, without remarks. Each is parsed by itself, because a parser stops at the first mistake. */
export function linesIn(source: string): readonly Line[] {
  return [...source.matchAll(PIECE)].flatMap(({ 0: piece, index }) => {
    const number = source.slice(0, index).split("\n").length;
    const rows = piece.split("\n");
    return parse(piece)?.map((statement) => lineOf(statement, rows, number)) ?? unreadable(rows, number);
  });
}

/** Its statements: none for an empty line or a remark; undefined if TOML can't have it. */
function parse(piece: string) {
  try {
    return parseTOML(piece).body[0].body;
  } catch {
    return undefined;
  }
}

/** Refuses what TOML has and a form hasn't: numbers, lists, names with dots, backslashes. */
function lineOf(statement: AST.TOMLTable | AST.TOMLKeyValue, rows: readonly string[], number: number): Line {
  const { keys } = statement.key;
  const name = keys.map((key) => (key.type === "TOMLBare" ? key.name : tidy(key.value))).join();
  if (keys.length > 1 || rows.some(characterMistake)) return unreadable(rows, number);
  if (statement.type === "TOMLTable")
    return { number, name: statement.kind === "array" ? `[[${name}]]` : `[${name}]` };
  const { value } = statement;
  const isWhole = AFTER_TEXT.test(`${rows.at(-1)}`.slice(value.loc.end.column));
  if (value.type !== "TOMLValue" || value.kind !== "string" || !isWhole) return unreadable(rows, number);
  return { number, name, text: tidy(value.value) };
}

/** A line with the mistake of its first row, or of one with a wrong character. */
function unreadable(rows: readonly string[], first: number): Line {
  const index = Math.max(0, rows.findIndex(characterMistake));
  const row = `${rows[index]}`.trim();
  const { message, hint } = partsOf(characterMistake(row) ?? syntaxMistake(row));
  return { number: first + index, name: "", mistake: `${message} — ${shortened(row)} → ${hint}` };
}

/** Leaves single spaces and line breaks, and empty lines between paragraphs and before each item of a list. */
function tidy(text: string): string {
  return text
    .trim()
    .replace(/[^\S\n]+/g, " ")
    .replace(/\n(?=[-•*] |\d+[.)] )/g, "\n\n")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n");
}
