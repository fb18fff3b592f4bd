import * as v from "valibot";
import type { Problem } from "../../../scripts/contract.ts";
import { duplicate, findSlip } from "./find-slip.ts";
import { type ParsedForm, parseForm, writtenKey } from "./parse.ts";
import { type FormSchema, type Report, reportStructure } from "./structure.ts";

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
  const text = source.replace(/^\uFEFF/, ""); // Windows may write it
  const slip = text.trim() ? findSlip(file, text) : emptyForm(file);
  if (slip) return broken(file, slip);
  let form: ParsedForm;
  try {
    form = parseForm(text);
  } catch (error) {
    return broken(file, duplicate(file, text, (error as { lineNumber?: number }).lineNumber ?? 1));
  }
  const placeOf = (...path: PropertyKey[]) => {
    const line = lineOf(path, form.lines);
    return line === undefined ? { file } : { file, line };
  };
  const problems: Problem[] = [];
  const report: Report = (path, message, hint) => problems.push({ ...placeOf(...path), message, hint });
  const faulty = reportStructure(form, schema.entries, report);
  const { issues = [], output } = v.safeParse(schema, form.values);
  for (const issue of issues)
    if (!follows(issue, faulty, form.lines)) report(pathOf(issue), ...messageAndHint(issue));
  if (faulty.size === 0) crossRules(form.values, report);
  return { facts: output as Facts, problems, placeOf };
}

function emptyForm(file: string): Problem {
  const hint = "Copy its text back from the file's History on GitHub.";
  return { file, message: "The form is empty.", hint };
}

function broken<Facts>(file: string, problem: Problem): Form<Facts> {
  return { facts: {} as Facts, problems: [problem], placeOf: () => ({ file }) };
}

/** The valid entries of a list with their indices. */
export function validEntries<Entry>(entries: unknown, schema: v.GenericSchema<unknown, Entry>) {
  return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, index) => {
    const { success, output } = v.safeParse(schema, entry);
    return success ? [{ entry: output, index }] : [];
  });
}

/** The line of a text, or of the block that it belongs to. */
function lineOf(path: readonly PropertyKey[], lines: ParsedForm["lines"]): number | undefined {
  const keys = path.map(String);
  while (keys.length > 0) {
    const line = lines.get(keys.join("/"));
    if (line !== undefined) return line;
    keys.pop();
  }
  return undefined;
}

const pathOf = ({ path }: v.BaseIssue<unknown>) => (path ?? []).map(({ key }) => key as PropertyKey);

/** Whether a mistake follows from a line that is missing, misspelt or in another place. */
function follows(
  issue: v.BaseIssue<unknown>,
  faulty: ReadonlySet<string>,
  lines: ParsedForm["lines"],
): boolean {
  const path = pathOf(issue);
  const parent = path.slice(0, -1).join("/");
  return !lines.has(path.join("/")) || faulty.has(path.join("/")) || (parent !== "" && faulty.has(parent));
}

function messageAndHint(issue: v.BaseIssue<unknown>): [message: string, hint: string] {
  const [message = "", hint = ""] = issue.message.split(" → ");
  const key = writtenKey(String(pathOf(issue).findLast((each) => typeof each === "string")));
  if (hint === "" && issue.received !== "undefined")
    return [
      "The brackets of this line aren't right.",
      `Write ${issue.expected === "Array" ? `[[${key}]]` : `[${key}]`}`,
    ];
  if (hint === "") return [`“${key}” isn't filled in.`, "Fill in the lines below it."];
  return [issue.input === "" && key !== "" ? `“${key}” is empty.` : message, hint];
}
