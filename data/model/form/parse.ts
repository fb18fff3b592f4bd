import type * as v from "valibot";
import type { Problem } from "../../../scripts/contract.ts";
import { type Line, linesOf } from "./lines.ts";
import type { Slip } from "./slips.ts";

/** What a form has: texts, groups in [brackets] and lists of blocks in [[brackets]]. */
export type Entries = Readonly<Record<string, v.GenericSchema>>;

/** The texts of a form, and where they stand. */
export type ParsedForm = {
  /**
   * `name_confirmed = "no"` is { nameConfirmed: "no" }; `[group]` is an object, `[[block]]` an array of objects. Blocks
   * whose texts are all empty are left out; a group that may be unknown is undefined then.
   */
  readonly values: Values;
  /** The lines of texts, groups and blocks, by their paths: "plan/1/price". */
  readonly places: ReadonlyMap<string, number>;
};
type Values = Record<string, unknown>;

/** @returns the form, or its first line that isn't written like the others or is there twice */
export function parseForm(file: string, source: string, entries: Entries): ParsedForm | Problem {
  const lines = linesOf(file, source);
  if ("message" in lines) return lines;
  if (lines.length === 0)
    return {
      file,
      message: "The form is empty.",
      hint: "Copy its text back from the file's History on GitHub.",
    };
  const values: Values = {};
  const places = new Map<string, number>();
  let part = { path: "", texts: values };
  for (const line of lines) {
    const slip = wrongBrackets(line, entries) ?? duplicate(line, line.kind === "text" ? part.texts : values);
    if (slip) return { file, line: line.number, ...slip };
    const key = keyOf(line);
    if (line.kind === "text") part.texts[key] = line.text;
    else part = addPart(values, line.kind, key);
    places.set(line.kind === "text" ? `${part.path}${key}` : part.path.slice(0, -1), line.number);
    if (line.kind === "block" && !places.has(key)) places.set(key, line.number);
  }
  return { values: withoutEmpty(values, entries), places };
}

/** `main_phone` is mainPhone. */
const keyOf = ({ key }: Line) => key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());

function wrongBrackets(line: Line, entries: Entries): Slip | undefined {
  const kind = kindOf(entries[keyOf(line)]);
  if (line.kind === "text" || kind === undefined || kind === "text" || kind === line.kind) return undefined;
  return { message: "The brackets of this line aren't right.", hint: `Write ${written(line.key, kind)}` };
}

function duplicate({ kind, ...line }: Line, among: Values): Slip | undefined {
  if (!(keyOf({ kind, ...line }) in among) || kind === "block") return undefined;
  const hint =
    kind === "group"
      ? "Remove one of the two lines, or fix its spelling."
      : "Remove one of the two. If a line in brackets is missing between them, such as [[plan]], copy it back.";
  return { message: `${written(line.key, kind)} is there twice.`, hint };
}

function addPart(values: Values, kind: "group" | "block", key: string): { path: string; texts: Values } {
  const texts = {};
  const blocks = ((values[key] ?? []) as readonly Values[]).filter(isFilled);
  values[key] = kind === "group" ? texts : [...blocks, texts];
  return { path: kind === "group" ? `${key}/` : `${key}/${blocks.length}/`, texts };
}

const isFilled = (texts: unknown) => Object.values(texts as Values).some((text) => text !== "");

function withoutEmpty(values: Values, entries: Entries): Values {
  const filled = Object.entries(values).map(([key, value]) => {
    if (Array.isArray(value)) return [key, value.filter(isFilled)];
    const isUnknown = entries[key]?.type === "undefinedable" && !isFilled(value);
    return [key, isUnknown ? undefined : value];
  });
  return Object.fromEntries(filled);
}

/** How a line of the schema is written; undefined if there is none. */
export function kindOf(schema: v.GenericSchema | undefined): Line["kind"] | undefined {
  if (schema === undefined || schema.type === "string") return schema && "text";
  return schema.type === "array" ? "block" : "group";
}

/** A line's name as the form writes it: main_phone, [towns], [[plan]]. */
export function written(key: string, kind: Line["kind"] | undefined): string {
  const name = key.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (kind === "group") return `[${name}]`;
  return kind === "block" ? `[[${name}]]` : name;
}
