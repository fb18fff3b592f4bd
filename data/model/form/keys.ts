import type * as v from "valibot";

/** The schemas of a form's texts, groups and lists of blocks, by key in camel case. */
export type Entries = { readonly [key: string]: Entry };
type Entry = v.GenericSchema & { readonly entries?: Entries; readonly item?: { readonly entries?: Entries } };

/** `main_phone` is mainPhone, `[legal_identity]` legalIdentity. */
export const camelCase = (name: string) =>
  name.replace(/[[\]]/g, "").replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
export const snakeCase = (key: string) => key.replace(/\B[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A key as its form writes it: main_phone, [towns], [[plan]]; undefined if the form doesn't have the key. */
export function nameInForm(key: string, entries: Entries): string | undefined {
  const schema = Object.hasOwn(entries, key) ? entries[key] : undefined;
  if (schema?.type === "array") return `[[${snakeCase(key)}]]`;
  if (schema?.type === "record" || schema?.entries) return `[${snakeCase(key)}]`;
  return schema && snakeCase(key);
}
