import type * as v from "valibot";
import { type ParsedForm, writtenKey } from "./parse.ts";

/** Reports a mistake at a path of a form: ["plan", 1, "price"]. */
export type Report = (path: Path, message: string, hint: string) => void;

type Path = readonly PropertyKey[];
type Lines = Readonly<Record<string, v.GenericSchema>>;

/** A form's schema: texts, groups in [brackets] and lists of blocks in [[brackets]]. */
export type FormSchema<Facts> = v.GenericSchema<unknown, Facts> & { readonly entries: Lines };

/** The form itself, a group or a block: its path, the lines that it has and those that it must have. */
type Part = {
  readonly path: Path;
  readonly has: Readonly<Record<string, unknown>>;
  /** undefined: any, as in [towns]. */
  readonly lines: Lines | undefined;
};

/** Reports lines that are missing, unknown or in another place; returns the paths of the parts that have any. */
export function reportStructure({ values }: ParsedForm, form: Lines, report: Report): ReadonlySet<string> {
  const parts = partsOf(values, form);
  const inBrackets = new Set(parts.slice(1).flatMap(({ has }) => Object.keys(has)));
  const misplaced = missingIn(values, form).filter((key) => inBrackets.has(key));
  const wrong = parts.filter(({ path, has, lines = has as Lines }) => {
    const displaced = path.length > 0 ? misplaced.filter((key) => key in has) : [];
    const unknown = Object.keys(has).filter((key) => !(key in lines) && !displaced.includes(key));
    const missing = missingIn(has, lines).filter((key) => path.length > 0 || !misplaced.includes(key));
    for (const key of displaced) {
      const hint = "Move it up, above the first line in brackets.";
      report([...path, key], `“${writtenKey(key)}” stands below a line in brackets.`, hint);
    }
    for (const key of unknown) {
      const name = typeof has[key] === "string" ? writtenKey(key) : bracketed(key, Array.isArray(has[key]));
      report(
        [...path, key],
        `The form has no line called “${name}” here.`,
        hintFor(has[key], missing, lines),
      );
    }
    for (const key of unknown.length > 0 ? [] : missing) {
      const hint = "Copy it back; the file's History on GitHub has the old text.";
      report([...path, key], `“${written(key, lines)}” is missing.`, hint);
    }
    return displaced.length + unknown.length + missing.length > 0;
  });
  return new Set(wrong.map(({ path }) => path.join("/")));
}

/** What to do about an unknown line: it may be a misspelt one, or the brackets above it are missing. */
function hintFor(value: unknown, missing: readonly string[], lines: Lines): string {
  const isText = (key: string) => lines[key]?.type === "string";
  const misspelt = missing.filter((key) => isText(key) === (typeof value === "string"));
  const names = (keys: readonly string[]) => keys.map((key) => written(key, lines)).join(" or ");
  if (misspelt.length > 0) return `Fix its spelling: ${names(misspelt)}`;
  return missing.length > 0
    ? `Copy the line back that stood above it: ${names(missing)}`
    : "Remove it, fix its spelling, or copy the line in brackets back that stood above it.";
}

/** The form, then its groups and blocks. */
function partsOf(values: Part["has"], form: Lines): readonly Part[] {
  const inside = Object.entries(form).flatMap(([key, schema]) => {
    const groups = [values[key]].flat().filter((group) => typeof group === "object" && group !== null);
    const isList = Array.isArray(values[key]);
    return groups.map((has, index) => {
      return { path: isList ? [key, index] : [key], has: has as Part["has"], lines: linesOf(schema) };
    });
  });
  return [{ path: [], has: values, lines: form }, ...inside];
}

/** The lines of a group or block. */
function linesOf(schema: v.GenericSchema): Lines | undefined {
  const { wrapped, item, entries } = schema as {
    readonly wrapped?: v.GenericSchema;
    readonly item?: v.GenericSchema;
    readonly entries?: Lines;
  };
  const inner = wrapped ?? item;
  return inner ? linesOf(inner) : entries;
}

function missingIn(has: Part["has"], lines: Lines): string[] {
  return Object.keys(lines).filter((key) => !(key in has) && lines[key]?.type !== "optional");
}

/** A line as the form writes it: main_phone, [towns], [[plan]]. */
function written(key: string, lines: Lines): string {
  const type = lines[key]?.type;
  return type === "string" ? writtenKey(key) : bracketed(key, type === "array");
}

function bracketed(key: string, isBlock: boolean): string {
  return isBlock ? `[[${writtenKey(key)}]]` : `[${writtenKey(key)}]`;
}
