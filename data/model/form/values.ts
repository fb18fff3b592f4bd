import { camelCase, type Entries, nameInForm } from "./keys.ts";
import type { Line } from "./lines.ts";

export type Texts = Record<string, string>;
/** `name_confirmed = "no"` is { nameConfirmed: "no" }; `[group]` is an object, `[[block]]` an array of objects. */
type Values = Record<string, string | Texts | readonly Texts[]>;

/** The form itself, a group or a block, ["plan", 1]; `entries` is undefined if its names are those of towns. */
type Part = { readonly path: Path; readonly values: Values; readonly entries: Entries | undefined };
type Path = readonly PropertyKey[];

/** A form's values, the numbers of their lines by path ("plan/1/price"), and what is in the wrong place. */
export function valuesOf(lines: readonly Line[], entries: Entries) {
  const form: Part = { path: [], values: emptyValues(entries), entries };
  const numbers = new Map<string, number>();
  const misplaced: { readonly number: number; readonly mistake: string; readonly part?: Part }[] = [];
  let part = form;
  for (const { number, name, text } of lines) {
    if (text === undefined) {
      const mistake = misplacedHeading(name, numbers, entries);
      if (mistake) return { ...form, numbers, misplaced: [...misplaced, { number, mistake }] };
      part = addPart(name, form.values, entries);
      numbers.set(part.path.join("/"), number);
    } else {
      const key = part.entries ? camelCase(name) : name;
      const mistake = misplacedText(name, key, part, entries);
      if (mistake && misplaced.at(-1)?.part !== part) misplaced.push({ number, mistake, part });
      part.values[key] ||= text;
      numbers.set([...part.path, key].join("/"), number);
    }
  }
  return { ...form, numbers, misplaced };
}

/** Without any lines: a text that is missing is empty. */
function emptyValues(entries: Entries = {}): Values {
  const empty = ({ type, item, entries }: Entries[string]) =>
    entries || type === "record" ? emptyValues(entries) : item ? [] : "";
  return Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, empty(entry)])) as Values;
}

function addPart(name: string, form: Values, entries: Entries): Part {
  const key = keyOf(name);
  const { item, entries: ofGroup } = entries[key] ?? {};
  const values = emptyValues(item?.entries ?? ofGroup) as Texts;
  const blocks = (form[key] ?? []) as readonly Texts[];
  form[key] = item ? [...blocks, values] : values;
  return { path: item ? [key, blocks.length] : [key], values, entries: item ? item.entries : ofGroup };
}

/** What is wrong with a name in brackets. */
function misplacedHeading(
  name: string,
  numbers: ReadonlyMap<string, number>,
  entries: Entries,
): string | undefined {
  const key = keyOf(name);
  const expected = nameInForm(key, entries);
  if (!expected?.startsWith("[")) return unknown(name, entries);
  if (expected !== name) return `This line needs other brackets. → Write ${expected}`;
  if (!numbers.has(key)) return undefined;
  return `${name} appears twice. → Remove one of the two, or fix its spelling.`;
}

/** What is wrong with the place of a text. */
function misplacedText(name: string, key: string, part: Part, entries: Entries): string | undefined {
  if (part.values[key])
    return `${name} appears twice. → Remove one of the two${orHeading(name, entries, " between them")}.`;
  const isOfForm = nameInForm(camelCase(name), entries) === name;
  if (part.entries ? nameInForm(key, part.entries) === name : !isOfForm) return undefined;
  if (!isOfForm) return unknown(name, entries);
  return `${name} is below a line in brackets. → Move it up, above the first line in brackets.`;
}

function unknown(name: string, entries: Entries): string {
  return `The form has no line called ${name} here. → Fix its spelling, or remove it${orHeading(name, entries, " above it")}.`;
}

/** The line in brackets that may be missing above a text that belongs below one. */
function orHeading(name: string, entries: Entries, place: string): string {
  const hasName = ({ item, entries }: Entries[string]) => camelCase(name) in (item?.entries ?? entries ?? {});
  const heading = Object.keys(entries).find((key) => entries[key] && hasName(entries[key]));
  return heading ? `, or write ${nameInForm(heading, entries)}${place}` : "";
}

/** `[legal_identity]` is legalIdentity. */
const keyOf = (name: string) => camelCase(name.replace(/[[\]]/g, ""));
