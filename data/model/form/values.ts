import { camelCase, type Entries, nameInForm } from "./keys.ts";
import type { Line } from "./lines.ts";

/** `name_confirmed = "no"` is { nameConfirmed: "no" }; `[group]` is an object, `[[block]]` an array of objects. */
type Values = { [key: string]: string | Values | Values[] };

/** The form itself, a group or a block, ["plan", 1]; `entries` is undefined if any name may be in it. */
type Part = { readonly path: Path; readonly values: Values; readonly entries: Entries | undefined };
type Path = readonly PropertyKey[];

/** A form's values, the numbers of their lines by path ("plan/1/price"), and the first misplaced line of each part. */
export function valuesOf(lines: readonly Line[], entries: Entries) {
  const form: Part = { path: [], values: emptyValues(entries), entries };
  const numbers = new Map<string, number>();
  const misplaced = new Map<Part, Pick<Line, "number" | "mistake">>();
  let part = form;
  for (const { number, name, text } of lines) {
    const isHeading = text === undefined;
    if (isHeading) part = partOf(name, form.values, entries);
    const own = isHeading ? entries : part.entries;
    const key = own ? camelCase(name) : name;
    const mistake = misplacement(name, !isHeading && Boolean(part.values[key]), own, entries);
    if (mistake && !misplaced.has(part)) misplaced.set(part, { number, mistake });
    if (!isHeading) part.values[key] ||= text;
    numbers.set((isHeading ? part.path : [...part.path, key]).join("/"), number);
  }
  return { values: form.values, numbers, misplaced: [...misplaced.values()] };
}

/** Without any lines: a text that is missing is empty. */
function emptyValues(entries: Entries = {}): Values {
  const empty = ({ type, item, entries }: Entries[string]) =>
    entries || type === "record" ? emptyValues(entries) : item ? [] : "";
  return Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, empty(entry)]));
}

/** The part that a heading begins: a group, another block of its list, or one that the form doesn't have. */
function partOf(heading: string, form: Values, entries: Entries): Part {
  const key = camelCase(heading);
  const own = partEntries(entries[key]);
  const found = form[key];
  if (!Array.isArray(found))
    return { path: [key], values: typeof found === "object" ? found : {}, entries: own };
  const values = emptyValues(own);
  return { path: [key, found.push(values) - 1], values, entries: own };
}

/** Why a name can't stand here, if it can't. Without `own`, any name may. */
function misplacement(name: string, isTaken: boolean, own: Entries | undefined, entries: Entries) {
  const [key, ofForm] = [camelCase(name), nameInForm(camelCase(name), entries)];
  const parent = Object.keys(entries).find((each) => key in (partEntries(entries[each]) ?? {}));
  const heading = parent && nameInForm(parent, entries);
  const between = heading?.startsWith("[[") ? `, or write ${heading} between them` : "";
  if (isTaken) return `${name} appears twice. → Remove one of the two${between}.`;
  if (own ? nameInForm(key, own) === name : ofForm !== name) return undefined;
  if (ofForm === name)
    return `${name} is below a line in brackets. → Move it up, above the first line in brackets.`;
  if (ofForm?.startsWith("[")) return `This line needs other brackets. → Write ${ofForm}`;
  const above = heading ? `, or write ${heading} above it` : "";
  return `The form has no line called ${name} here. → Fix its spelling, or remove it${above}.`;
}

/** The entries of a group or block; undefined if its names are those of towns. */
const partEntries = (entry: Entries[string] | undefined) => entry?.item?.entries ?? entry?.entries;
