import * as v from "valibot";
import type { Problem } from "../../../scripts/contract.ts";
import { camelCase, type Entries, type Kind, placementError, schemaErrors } from "./schema-errors.ts";
import { type Advice, characterError, shortened, syntaxError, textError } from "./syntax-errors.ts";

/** A line of a form. */
export type Location = Pick<Problem, "file" | "line">;

export type Form<Facts> = {
  readonly facts: Facts;
  readonly problems: readonly Problem[];
  /** The line of a fact in its form, or just the form if it has none. */
  readonly locationOf: (...path: PropertyKey[]) => Location;
};

/** A form's schema, with an entry for each of its texts, groups and blocks. */
type FormSchema<Facts> = v.GenericSchema<unknown, Facts> & { readonly entries: Entries };

/** `text` is empty for groups and blocks; a line that isn't written like the others has only `error`. */
type Line = {
  /** Counted from 1. */
  readonly number: number;
  readonly kind: Kind;
  readonly name: string;
  readonly text: string;
  readonly error?: Advice;
};

type Texts = Record<string, string>;
/** `name_confirmed = "no"` is { nameConfirmed: "no" }; `[group]` is an object, `[[block]]` an array of objects. */
type Values = Record<string, string | Texts | readonly Texts[]>;
/** The form itself, a group or a block, and its path: ["plan", 1]. */
type Part = { readonly path: readonly PropertyKey[]; readonly texts: Values | Texts };

const EMPTY = {
  message: "The form is empty.",
  hint: "Copy its text back from the file's History on GitHub.",
};
/** An empty line or a remark. */
const NOTHING = /^(#.*)?$/;
const BRACKETS = /^(\[\s*(?<group>\w+)\s*\]|\[\[\s*(?<block>\w+)\s*\]\])\s*(#.*)?$/;
/** A remark after a text can't contain quotes, because `"They are "#1"."` is a text with too many. */
const TEXT =
  /^("(?<quoted>[^"]*)"|(?<name>[\w-]+))\s*=\s*("""(?<long>[\s\S]*?)"""|"(?<text>[^"]*)")(\s+#[^"]*)?$/;
/** A text between triple quotes, over several rows. */
const LONG_TEXT = /^("[^"\n]*"|[\w-]+)\s*=\s*"""[\s\S]*?"""(?!")[^\S\n]*(#.*)?(?=\n|$)/;
const ANOTHER_TEXT = /\n("[^"\n]*"|[\w-]+)[^\S\n]*=[^\S\n]*"/;

/**
 * Reads and validates a form: TOML whose values are all texts without escapes.
 * @param file its path from the root, for messages: "data/prices.toml"
 * @returns problems in the owner's words, each at its line; if there is any, `facts` must not be used
 */
export function readForm<Facts>(file: string, source: string, schema: FormSchema<Facts>): Form<Facts> {
  const { values, lines, errors } = parse(source, schema.entries);
  const at = (line: number | undefined) => (line === undefined ? { file } : { file, line });
  const locationOf = (...path: PropertyKey[]) => {
    const ends = path.map((_, index) => path.slice(0, path.length - index).join("/"));
    return at(ends.map((end) => lines.get(end)).find((line) => line !== undefined));
  };
  if (errors.length > 0) {
    const problems = errors.map(({ number, advice }) => ({ ...at(number), ...advice }));
    return { facts: {} as Facts, problems, locationOf };
  }
  const { output, issues = [] } = v.safeParse(schema, values);
  const problems = schemaErrors(issues, schema.entries).map(({ path, ...advice }) => ({
    ...locationOf(...path),
    ...advice,
  }));
  return { facts: output as Facts, problems, locationOf };
}

/** The texts of a form and their lines, by path ("plan/1/price"), unless a line can't be read or is misplaced. */
function parse(source: string, entries: Entries) {
  const form = { values: {} as Values, lines: new Map<string, number>() };
  const all = [...linesIn(source)];
  // Of consecutive unreadable lines, only the first counts: the others may belong to its text.
  const errors = all.flatMap(({ number, error }, index) =>
    error && !all[index - 1]?.error ? [{ number, advice: error }] : [],
  );
  if (errors.length > 0) return { ...form, errors };
  let part: Part = { path: [], texts: form.values };
  for (const line of all) {
    const { number, kind } = line;
    const key = keyOf(line, part, entries);
    const isDuplicate = Object.hasOwn(kind === "text" ? part.texts : form.values, key);
    const advice = placementError(line, { entries, isDuplicate, isNested: part.path.length > 0 });
    if (advice) return { ...form, errors: [{ number, advice }] };
    if (kind === "text") part.texts[key] = line.text;
    else part = addPart(kind, key, form.values);
    const path = kind === "text" ? [...part.path, key] : part.path;
    form.lines.set(path.join("/"), number);
    if (path.at(-1) === 0) form.lines.set(key, number); // the first block stands for all
  }
  return { ...form, errors: form.lines.size > 0 ? [] : [{ number: undefined, advice: EMPTY }] };
}

/** `main_phone` is mainPhone; a town keeps its name. */
function keyOf({ kind, name }: Line, { path }: Part, entries: Entries): string {
  const isTown = kind === "text" && entries[`${String(path[0])}`]?.type === "record";
  return isTown ? name : camelCase(name);
}

function addPart(kind: "group" | "block", key: string, values: Values): Part {
  const texts: Texts = {};
  const blocks = (values[key] ?? []) as readonly Texts[];
  values[key] = kind === "group" ? texts : [...blocks, texts];
  return { path: kind === "group" ? [key] : [key, blocks.length], texts };
}

/** The lines of a form without remarks, counted from 1. */
function* linesIn(source: string): Iterable<Line> {
  const rows = source.replace(/^\uFEFF/, "").split(/\r?\n/); // Windows may write U+FEFF
  const trimmed = rows.map((row) => row.trim());
  for (let index = 0; index < trimmed.length; ) {
    const [long] = LONG_TEXT.exec(trimmed.slice(index).join("\n")) ?? [];
    // If another text begins before its end, the end is missing.
    const written = long === undefined || ANOTHER_TEXT.test(long) ? `${trimmed[index]}` : long;
    if (!NOTHING.test(written)) yield lineIn(written, index + 1);
    index += written.split("\n").length;
  }
}

function lineIn(written: string, number: number): Line {
  const line = { number, kind: "text", name: "", text: "" } as const;
  const rows = written.split("\n");
  for (const [index, row] of rows.entries()) {
    const error = characterError(row);
    if (error) return { ...line, number: number + index, error: quoting(row, error) };
  }
  const { group, block } = BRACKETS.exec(written)?.groups ?? {};
  if (group !== undefined) return { ...line, kind: "group", name: group };
  if (block !== undefined) return { ...line, kind: "block", name: block };
  const { quoted, name = quoted, long, text = long } = TEXT.exec(written)?.groups ?? {};
  const error = name === undefined || text === undefined ? syntaxError(written) : textError(text);
  if (error) return { ...line, error: quoting(`${rows[0]}`, error) };
  return { ...line, name: tidy(`${name}`), text: tidy(`${text}`) };
}

/** A mistake with the row that has it. */
function quoting(row: string, { message, hint }: Advice): Advice {
  return { message: `${message} — ${shortened(row)}`, hint };
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
