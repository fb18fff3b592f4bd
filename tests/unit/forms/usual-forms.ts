import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { readers } from "../../../data/model/forms.ts";
import { root } from "../../root.ts";

export type FormName = keyof typeof readers;
export const formNames = Object.keys(readers) as FormName[];

/** A change to a *usual* form: a text in it, and what somebody writes instead. */
export type Edit = readonly [from: string | RegExp, to: string];

export const formText = (form: FormName, set = "usual") =>
  readFileSync(join(root, `tests/facts/${set}/${form}.toml`), "utf8");

export const read = (form: FormName, text: string) => readers[form](text);

export function edited(form: FormName, ...[from, to]: Edit): string {
  const text = formText(form);
  expect(text, form).toMatch(from);
  return text.replace(from, to);
}

/** The problems of a *usual* form after a change, one on a line, after its line in the form if it has one: "7: …". */
export function problemsAfter(form: FormName, ...edit: Edit): string {
  const { problems } = read(form, edited(form, ...edit));
  return problems.map(({ line, message }) => (line ? `${line}: ${message}` : message)).join("\n");
}

/** What a *usual* form states after a change. */
export const valuesAfter = (form: FormName, ...edit: Edit) => read(form, edited(form, ...edit)).values;
