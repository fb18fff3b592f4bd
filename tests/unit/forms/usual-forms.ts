import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { readForm } from "../../../data/model/form/read.ts";
import { areasSchema } from "../../../data/model/schema/areas.ts";
import { businessSchema } from "../../../data/model/schema/business.ts";
import { ownerSchema } from "../../../data/model/schema/owner.ts";
import { pricesSchema } from "../../../data/model/schema/prices.ts";
import { questionsSchema } from "../../../data/model/schema/questions.ts";
import { root } from "../../root.ts";

const schemas = {
  business: businessSchema,
  prices: pricesSchema,
  areas: areasSchema,
  owner: ownerSchema,
  questions: questionsSchema,
};

export type FormName = keyof typeof schemas;
export const formNames = Object.keys(schemas) as FormName[];

/** A change to a *usual* form: a text in it, and what somebody writes instead. */
export type Edit = readonly [from: string | RegExp, to: string];

export const formText = (form: FormName, set = "usual") =>
  readFileSync(join(root, `tests/facts/${set}/${form}.toml`), "utf8");

export const read = (form: FormName, text: string) =>
  readForm<unknown>(`data/${form}.toml`, text, schemas[form]);

export function edited(form: FormName, ...[from, to]: Edit): string {
  const text = formText(form);
  expect(text, form).toMatch(from);
  return text.replace(from, to);
}

/** The problems of a *usual* form after a change, each once, on a line after its own, if it has one: "7: …". */
export function problemsAfter(form: FormName, ...edit: Edit): string {
  const { problems } = read(form, edited(form, ...edit));
  const told = problems.map(({ line, message }) => (line ? `${line}: ${message}` : message));
  return [...new Set(told)].join("\n");
}

/** What a *usual* form states after a change. */
export const valuesAfter = (form: FormName, ...edit: Edit) => read(form, edited(form, ...edit)).values;
