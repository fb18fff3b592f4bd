import { type AST, ParseError, parseTOML } from "toml-eslint-parser";
import { characterMistake, shortened, syntaxMistake } from "./syntax-errors.ts";

/** `main_phone = "…"`, or `[towns]` and `[[plan]]`, which have no text. If it can't be read, it has a mistake. */
export type Line = {
  readonly number: number;
  readonly name: string;
  readonly text?: string;
  readonly mistake?: string;
};

/** A row, or all rows of a text between three quotes; none of them begins another text. */
const PIECE = /^[^\n#]*=\s*"""(?:(?!\n[^\n]*=\s*")[\s\S])*?"""[^\n]*|^.*/gm;
/** In a text between three quotes, it shows that the three at the end are missing. */
const ANOTHER_TEXT = /\n\s*("[^"\n]*"|[\w-]+)\s*=\s*"/;
/** What may follow a text. A remark has no quotes, because `"They are "#1"."` is a text with too many. */
const AFTER_TEXT = /^\s*$|^\s+#[^"]*$/;

/** The lines of a form, without remarks. */
export function linesIn(source: string): readonly Line[] {
  const lines = parse(source);
  if (lines) return lines;
  // The parser stops at the first mistake; piece by piece, it finds all.
  return [...source.matchAll(PIECE)].flatMap(({ 0: piece, index }) => {
    const linesBefore = source.slice(0, index).replace(/[^\n]/g, "");
    return parse(linesBefore + piece) ?? unreadable(piece.split("\n"), linesBefore.length + 1);
  });
}

/** All lines in their order; undefined if the parser refuses one. */
function parse(source: string): readonly Line[] | undefined {
  try {
    const [{ body }] = parseTOML(source).body;
    const statements = body.flatMap((node) => (node.type === "TOMLTable" ? [node, ...node.body] : [node]));
    const rows = source.split("\n");
    return statements.map((statement) => lineOf(statement, rows));
  } catch (error) {
    if (error instanceof ParseError) return undefined;
    throw error;
  }
}

/** Refuses what TOML has and a form hasn't: numbers, lists, names with dots, backslashes. */
function lineOf(statement: AST.TOMLTable | AST.TOMLKeyValue, rows: readonly string[]): Line {
  const { keys, loc } = statement.key;
  const number = loc.start.line;
  const name = keys.map((key) => (key.type === "TOMLBare" ? key.name : tidy(key.value))).join();
  const { line, column } = (statement.type === "TOMLTable" ? statement.key : statement.value).loc.end;
  const written = rows.slice(number - 1, line);
  if (keys.length > 1 || written.some(characterMistake)) return unreadable(written, number);
  if (statement.type === "TOMLTable")
    return { number, name: statement.kind === "array" ? `[[${name}]]` : `[${name}]` };
  const { value } = statement;
  const isWhole =
    AFTER_TEXT.test(`${written.at(-1)}`.slice(column)) && !ANOTHER_TEXT.test(written.join("\n"));
  if (value.type !== "TOMLValue" || value.kind !== "string" || !isWhole) return unreadable(written, number);
  return { number, name, text: tidy(value.value) };
}

/** A line with the mistake of its first row, or of one with a wrong character. */
function unreadable(rows: readonly string[], first: number): Line {
  const index = Math.max(0, rows.findIndex(characterMistake));
  const row = `${rows[index]}`.trim();
  const mistake = characterMistake(row) ?? syntaxMistake(row);
  const arrow = mistake.lastIndexOf(" → ");
  const what = `${mistake.slice(0, arrow)} — ${shortened(row)}`;
  return { number: first + index, name: "", mistake: what + mistake.slice(arrow) };
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
