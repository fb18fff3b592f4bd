import { type AST, parseTOML } from "toml-eslint-parser";

/** The texts of a form, and where they stand. */
export type ParsedForm = {
  /**
   * `name_confirmed = "no"` is { nameConfirmed: "no" }; `[group]` is an object, or undefined if all its texts are
   * empty; `[[block]]` is an array of objects, without those whose texts are all empty.
   */
  readonly values: Readonly<Record<string, unknown>>;
  /** The lines of texts, groups and blocks, by their keys: "plan/1/price". */
  readonly lines: ReadonlyMap<string, number>;
};

/**
 * Reads a form in TOML. Every value is a text without spaces at its ends.
 * @throws {ParseError} of toml-eslint-parser, with a line number
 */
export function parseForm(source: string): ParsedForm {
  const values: Record<string, unknown> = {};
  const lines = new Map<string, number>();
  for (const node of parseTOML(source).body[0].body) {
    const key = keyOf(node.key);
    if (!lines.has(key)) lines.set(key, node.loc.start.line);
    if (node.type === "TOMLKeyValue") values[key] = textOf(node.value);
    else addGroup(values, lines, key, node);
  }
  return { values, lines };
}

/** Adds a group, or a block to its list, unless its texts are all empty. */
function addGroup(
  values: Record<string, unknown>,
  lines: Map<string, number>,
  key: string,
  { body, kind, loc }: AST.TOMLTable,
): void {
  const blocks = kind === "array" ? ((values[key] ?? []) as readonly object[]) : [];
  const path = kind === "array" ? `${key}/${blocks.length}` : key;
  lines.set(path, loc.start.line);
  for (const entry of body) lines.set(`${path}/${keyOf(entry.key)}`, entry.loc.start.line);
  const entries = body.map((entry) => [keyOf(entry.key), textOf(entry.value)] as const);
  const group = entries.some(([, text]) => text !== "") ? Object.fromEntries(entries) : undefined;
  values[key] = kind === "array" ? [...blocks, ...(group ? [group] : [])] : group;
}

/** `main_phone` is mainPhone; a name between quotes stays as it is. */
function keyOf({ keys }: AST.TOMLKey): string {
  const names = keys.map((key) => {
    if (key.type === "TOMLQuoted") return key.value;
    return /^[a-z_]+$/.test(key.name)
      ? key.name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase())
      : key.name;
  });
  return names.join(".");
}

/** A key as the form writes it: mainPhone is `main_phone`. */
export function writtenKey(key: string): string {
  return key.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** One space for all others and for a line break inside a paragraph; paragraphs stay apart by an empty line. */
function textOf(value: AST.TOMLContentNode): string {
  const text = value.type === "TOMLValue" ? `${value.value}` : "";
  return text
    .trim()
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n\s*\n ?/g, "\n\n")
    .replace(/(?<!\n) ?\n ?(?!\n)/g, " ");
}
