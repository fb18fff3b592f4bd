import * as v from "valibot";
import type { Problem } from "../../../scripts/contract.ts";
import { type Entries, parseForm, written } from "./parse.ts";

/** A form's schema: texts, groups and lists of blocks. */
type FormSchema<Facts> = v.GenericSchema<unknown, Facts> & { readonly entries: Entries };

/** Reports a mistake at a path of a form: ["plan", 1, "price"]. */
export type Report = (path: readonly PropertyKey[], message: string, hint: string) => void;

/** Rules across entries. They get all texts of the form, and skip those that are invalid. */
export type CrossRules = (values: Readonly<Record<string, unknown>>, report: Report) => void;

/** A line of a form. */
export type Place = Pick<Problem, "file" | "line">;

export type Form<Facts> = {
  readonly facts: Facts;
  readonly problems: readonly Problem[];
  /** The line of a fact in its form, or just the form if it has none. */
  readonly placeOf: (...path: PropertyKey[]) => Place;
};

/**
 * Reads and validates a form. Messages of the schema have the shape "What is wrong. → What to do."
 * @param file its path from the root, for messages: "data/prices.toml"
 * @returns problems in the owner's words, each at its line; if there is any, `facts` must not be used
 */
export function readForm<Facts>(
  file: string,
  source: string,
  schema: FormSchema<Facts>,
  crossRules: CrossRules = () => {},
): Form<Facts> {
  const form = parseForm(file, source.replace(/^\uFEFF/, ""), schema.entries); // Windows may write U+FEFF
  if ("message" in form) return { facts: {} as Facts, problems: [form], placeOf: () => ({ file }) };
  const at = (line: number | undefined) => (line === undefined ? { file } : { file, line });
  const placeOf = (...path: PropertyKey[]) => at(lineOf(path, form.places));
  const hint = "Copy it back from the file's History on GitHub.";
  const problems: Problem[] = form.missing.map(({ name, line }) => {
    return { ...at(line), message: `${name} is missing.`, hint };
  });
  const report: Report = (path, message, hint) => {
    const place = placeOf(...path);
    // Other mistakes of a line usually follow from its first.
    if (place.line === undefined || problems.every(({ line }) => line !== place.line))
      problems.push({ ...place, message, hint });
  };
  const { issues = [], output } = v.safeParse(schema, form.values);
  for (const issue of issues.filter(({ input }) => input !== undefined)) report(...explain(issue));
  if (form.missing.length === 0) crossRules(form.values, report);
  return { facts: output as Facts, problems, placeOf };
}

/** The line of a text, or of the block that it belongs to. */
function lineOf(path: readonly PropertyKey[], places: ReadonlyMap<string, number>): number | undefined {
  const ends = path.map((_, index) => path.slice(0, path.length - index).join("/"));
  return ends.map((each) => places.get(each)).find((line) => line !== undefined);
}

/** Where a mistake is, what is wrong, what to do. */
function explain(issue: v.BaseIssue<unknown>): Parameters<Report> {
  const path = (issue.path ?? []).map(({ key }) => key as PropertyKey);
  const key = String(path.at(-1));
  const arrow = issue.message.lastIndexOf(" → "); // a value in the message may have arrows, too
  const [message, hint] = [issue.message.slice(0, arrow), issue.message.slice(arrow + 3)];
  return [path, issue.input === "" && key !== "" ? `${written(key, "text")} is empty.` : message, hint];
}

/** The valid entries of a list with their indices. */
export function validEntries<Entry>(entries: unknown, schema: v.GenericSchema<unknown, Entry>) {
  return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, index) => {
    const { success, output } = v.safeParse(schema, entry);
    return success ? [{ entry: output, index }] : [];
  });
}
