import { type Entries, entriesOf, headingAbove, headingOf, isOfAnyNames } from "./headings.ts";
import type { FormValues } from "./parse.ts";

type Misplaced = { readonly path: readonly (string | number)[]; readonly message: string };
type Forms = Readonly<Record<string, Entries>>;

/** The headings and lines that a form doesn't have where they stand, even if nothing is in them. */
export function misplacedIn(values: FormValues, form: Entries, forms: Forms): readonly Misplaced[] {
  const lost = lostHeading(values, form);
  if (lost) return [lost];
  return Object.entries(values).flatMap(([name, value]) => {
    const right = headingOf(name, form);
    if (right === undefined) return [unknown([name], form, forms)];
    if (right !== writtenHeading(name, value)) return [{ path: [name], message: otherBrackets(name, right) }];
    const entries = entriesOf(name, form);
    if (!entries) return [];
    const groups = Array.isArray(value)
      ? value.map((block, index) => ({ path: [name, index], texts: block }))
      : [{ path: [name], texts: value }];
    return groups.flatMap(({ path, texts }) =>
      Object.keys(texts)
        .filter((each) => !Object.hasOwn(entries, each))
        .map((each) => unknown([...path, each], form, forms)),
    );
  });
}

/** Towns may have any name, so without their heading each would seem unknown. */
function lostHeading(values: FormValues, form: Entries): Misplaced | undefined {
  const name = Object.keys(form).find((each) => isOfAnyNames(each, form));
  const firstUnknown = Object.keys(values).find((each) => headingOf(each, form) === undefined);
  if (name === undefined || name in values || firstUnknown === undefined) return undefined;
  const heading = headingOf(name, form);
  return { path: [firstUnknown], message: `${heading} is missing. Write it back, above the lines below it.` };
}

function writtenHeading(name: string, value: FormValues[string]): string {
  if (typeof value === "string") return name;
  return Array.isArray(value) ? `[[${name}]]` : `[${name}]`;
}

const otherBrackets = (name: string, right: string) =>
  right === name
    ? `This line needs no brackets. Write ${name} = "…" instead, above the first line in brackets.`
    : `This line needs other brackets. Write ${right} instead.`;

function unknown(path: Misplaced["path"], form: Entries, forms: Forms): Misplaced {
  const name = `${path.at(-1)}`;
  return { path, message: `The form has no line called ${name} here. ${placeOf(name, form, forms)}` };
}

function placeOf(name: string, form: Entries, forms: Forms): string {
  if (headingOf(name, form) === name) return "It belongs above the first line in brackets.";
  const heading = headingAbove(name, form);
  if (heading) return `It belongs below ${heading}.`;
  const [other] = Object.entries(forms).find(([, each]) => hasName(name, each)) ?? [];
  return other ? `It belongs to ${other}.` : "Fix its spelling, or remove it.";
}

const hasName = (name: string, form: Entries) =>
  headingOf(name, form) !== undefined || headingAbove(name, form) !== undefined;
