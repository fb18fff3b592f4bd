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
      const mistake = misplacement(name, numbers.has(camelCase(name)), entries, entries);
      if (mistake) return { ...form, numbers, misplaced: [...misplaced, { number, mistake }] };
      part = addPart(name, form.values, entries);
      numbers.set(part.path.join("/"), number);
    } else {
      const key = part.entries ? camelCase(name) : name;
      const mistake = misplacement(name, Boolean(part.values[key]), part.entries, entries);
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
  const key = camelCase(name);
  const own = partEntries(entries[key]);
  const values = emptyValues(own) as Texts;
  const blocks = (form[key] ?? []) as readonly Texts[];
  const isBlock = name.startsWith("[[");
  form[key] = isBlock ? [...blocks, values] : values;
  return { path: isBlock ? [key, blocks.length] : [key], values, entries: own };
}

/** Why a name can't stand here, if it can't. Without `own`, any name may. */
function misplacement(name: string, isTaken: boolean, own: Entries | undefined, entries: Entries) {
  const [key, ofForm] = [camelCase(name), nameInForm(camelCase(name), entries)];
  const parent = Object.keys(entries).find((each) => key in (partEntries(entries[each]) ?? {}));
  const orParent = (place: string) => (parent ? `, or write ${nameInForm(parent, entries)} ${place}` : "");
  if (isTaken) return `${name} appears twice. → Remove one of the two${orParent("between them")}.`;
  if (own ? nameInForm(key, own) === name : ofForm !== name) return undefined;
  if (ofForm === name)
    return `${name} is below a line in brackets. → Move it up, above the first line in brackets.`;
  if (ofForm?.startsWith("[")) return `This line needs other brackets. → Write ${ofForm}`;
  return `The form has no line called ${name} here. → Fix its spelling, or remove it${orParent("above it")}.`;
}

/** The entries of a group or block; undefined if its names are those of towns. */
const partEntries = (entry: Entries[string] | undefined) => entry?.item?.entries ?? entry?.entries;
