import type * as v from "valibot";
import type { Problem } from "../../../scripts/contract.ts";
import { type Line, linesOf } from "./lines.ts";
import type { Slip } from "./slips.ts";

/** What a form has: texts, groups in [brackets] and lists of blocks in [[brackets]]. */
export type Entries = Readonly<Record<string, v.GenericSchema>>;

type Texts = Readonly<Record<string, string>>;

/** The texts of a form, and where they stand. */
export type ParsedForm = {
  /**
   * `name_confirmed = "no"` is { nameConfirmed: "no" }; `[group]` is an object, `[[block]]` an array of objects. Blocks
   * whose texts are all empty are left out; a group that may be unknown is undefined then.
   */
  readonly values: Readonly<Record<string, unknown>>;
  /** The lines of texts, groups and blocks, by their paths: "plan/1/price". */
  readonly places: ReadonlyMap<string, number>;
  /** What the form, its groups and blocks lack, with the line where each begins. */
  readonly missing: readonly { readonly name: string; readonly line: number | undefined }[];
};

/** The form itself, a group or a block. */
type Part = {
  readonly kind: "form" | "group" | "block";
  readonly key: string;
  /** undefined for the form itself. */
  readonly line: number | undefined;
  /** The lines that it must have; undefined: any, as in [towns]. */
  readonly entries: Entries | undefined;
  readonly texts: Map<string, Line>;
};

/** @returns the form, or its first line that is misspelt, misplaced, there twice or not written like the others */
export function parseForm(file: string, source: string, entries: Entries): ParsedForm | Problem {
  const lines = linesOf(file, source);
  if ("message" in lines) return lines;
  if (lines.length === 0)
    return {
      file,
      message: "The form is empty.",
      hint: "Copy its text back from the file's History on GitHub.",
    };
  const whole: Part = { kind: "form", key: "", line: undefined, entries, texts: new Map() };
  const parts = [whole];
  for (const line of lines) {
    const part = parts.at(-1) ?? whole;
    const slip =
      line.kind === "text" ? misplacedText(line, part, entries) : wrongBrackets(line, parts, entries);
    if (slip) return { file, line: line.number, ...slip };
    if (line.kind === "text") part.texts.set(keyIn(part, line), line);
    else parts.push(partOf(line, line.kind, entries));
  }
  return { ...assemble(parts, entries), missing: parts.flatMap((part) => missingIn(part, parts)) };
}

/** `main_phone` is mainPhone. */
const camelCase = (key: string) => key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
/** A town keeps its name. */
const keyIn = (part: Part, { key }: Line) => (part.entries ? camelCase(key) : key);

function partOf({ key, number }: Line, kind: "group" | "block", form: Entries): Part {
  type Nested = { readonly wrapped?: Nested; readonly item?: Nested; readonly entries?: Entries };
  const schema = form[camelCase(key)] as Nested | undefined;
  const { entries } = schema?.wrapped ?? schema?.item ?? schema ?? {};
  return { kind, key: camelCase(key), line: number, entries, texts: new Map() };
}

function misplacedText(line: Line, part: Part, form: Entries): Slip | undefined {
  if (part.texts.has(keyIn(part, line))) {
    const hint =
      "Remove one of the two. If a line in brackets is missing between them, such as [[plan]], copy it back.";
    return { message: `${line.key} is there twice.`, hint };
  }
  const key = camelCase(line.key);
  const isIn = (entries: Entries) => Object.hasOwn(entries, key) && kindOf(entries[key]) === "text";
  if (part.entries && isIn(part.entries)) return undefined;
  if (part.kind !== "form" && isIn(form)) {
    const message = `${line.key} stands below a line in brackets.`;
    return { message, hint: "Move it up, above the first line in brackets." };
  }
  return part.entries ? unknown(line) : undefined;
}

function wrongBrackets(line: Line, parts: readonly Part[], form: Entries): Slip | undefined {
  const key = camelCase(line.key);
  const kind = Object.hasOwn(form, key) ? kindOf(form[key]) : "text";
  if (kind === "text") return unknown(line);
  if (kind !== line.kind)
    return { message: "This line needs other brackets.", hint: `Write ${written(key, kind)}` };
  if (kind === "block" || parts.every((part) => part.key !== key)) return undefined;
  return {
    message: `${written(key, kind)} is there twice.`,
    hint: "Remove one of the two, or fix its spelling.",
  };
}

function unknown({ key, kind }: Line): Slip {
  const hint = "Fix its spelling, remove it, or copy back the line in brackets that stood above it.";
  return { message: `The form has no line called ${written(key, kind)} here.`, hint };
}

function missingIn({ kind, line, entries = {}, texts }: Part, parts: readonly Part[]): ParsedForm["missing"] {
  const isThere = (key: string) =>
    texts.has(key) || (kind === "form" && parts.some((part) => part.key === key));
  const missing = Object.entries(entries).filter(([key]) => !isThere(key));
  return missing.map(([key, schema]) => ({ name: written(key, kindOf(schema)), line }));
}

function assemble(parts: readonly Part[], entries: Entries) {
  const values: Record<string, unknown> = {};
  const places = new Map<string, number>();
  for (const part of parts) {
    const path = addTexts(values, part, entries);
    if (part.line !== undefined && !places.has(part.key)) places.set(part.key, part.line);
    if (path === undefined) continue;
    if (part.line !== undefined) places.set(path.join("/"), part.line);
    for (const [key, { number }] of part.texts) places.set([...path, key].join("/"), number);
  }
  return { values, places };
}

/** Adds the texts of a part to the form's values; returns their path, or undefined for an empty block. */
function addTexts(values: Record<string, unknown>, part: Part, entries: Entries) {
  const { kind, key } = part;
  const texts: Texts = Object.fromEntries([...part.texts].map(([name, { text }]) => [name, text]));
  const isEmpty = Object.values(texts).every((text) => text === "");
  if (kind === "form") {
    Object.assign(values, texts);
    return [];
  }
  if (kind === "group") {
    values[key] = isEmpty && entries[key]?.type === "undefinedable" ? undefined : texts;
    return [key];
  }
  const blocks = (values[key] ?? []) as readonly Texts[];
  values[key] = isEmpty ? blocks : [...blocks, texts];
  return isEmpty ? undefined : [key, blocks.length];
}

/** How a line of the schema is written. */
function kindOf(schema: v.GenericSchema | undefined): Line["kind"] {
  if (schema === undefined || schema.type === "string") return "text";
  return schema.type === "array" ? "block" : "group";
}

/** A line's name as the form writes it: main_phone, [towns], [[plan]]. */
export function written(key: string, kind: Line["kind"]): string {
  const name = key.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (kind === "group") return `[${name}]`;
  return kind === "block" ? `[[${name}]]` : name;
}
