import type * as v from "valibot";

/** The schemas of a form's texts, groups and lists of blocks, by name. */
export type Entries = Readonly<Record<string, Entry>>;
type Entry = v.GenericSchema & {
  readonly wrapped?: Entry;
  readonly item?: Entry;
  readonly entries?: Entries;
};

/** A name as its form writes it: main_phone, [towns], [[plan]]; undefined if the form doesn't have it. */
export function headingOf(name: string, form: Entries): string | undefined {
  const schema = schemaOf(name, form);
  if (schema?.type === "array") return `[[${name}]]`;
  if (schema?.type === "record" || schema?.type === "strict_object") return `[${name}]`;
  return schema && name;
}

/** The heading of the group or block that has a line of this name. */
export function headingAbove(name: string, form: Entries): string | undefined {
  const part = Object.keys(form).find((each) => Object.hasOwn(entriesOf(each, form) ?? {}, name));
  return part && headingOf(part, form);
}

/** The texts of a group, or of each of its blocks; undefined for texts and for towns, which may have any name. */
export function entriesOf(part: string, form: Entries): Entries | undefined {
  const schema = schemaOf(part, form);
  return schema?.entries ?? unwrapped(schema?.item)?.entries;
}

/** Whether a group's lines may have any name, as those of towns. */
export const isOfAnyNames = (part: string, form: Entries) => schemaOf(part, form)?.type === "record";

const schemaOf = (name: string, form: Entries) =>
  Object.hasOwn(form, name) ? unwrapped(form[name]) : undefined;

const unwrapped = (schema: Entry | undefined) => schema?.wrapped ?? schema;
