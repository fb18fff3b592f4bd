import * as v from "valibot";
import type { Problem } from "../../../scripts/contract.ts";
import { type Entries, headingAbove, headingOf } from "./headings.ts";
import { parseForm } from "./parse.ts";

/** What a form states, or all that is wrong with it, in the owner's words. */
type Form<Values> = {
  readonly problems: readonly Problem[];
  /** Throws if there are problems. */
  readonly values: Values;
  /** The line of a value in its form, or of what it is in; just the form if it has none. */
  readonly locationOf: (...path: Path) => Location;
};

type Path = readonly (string | number)[];
type Location = Pick<Problem, "file" | "line">;

/** A form's schema, with an entry for each of its texts, groups and blocks. */
type FormSchema<Values> = v.GenericSchema<unknown, Values> & { readonly entries: Entries };

/** Reads and validates a form, TOML whose values are all texts. Its file is "data/prices.toml", for example. */
export function readForm<Values>(file: string, source: string, schema: FormSchema<Values>): Form<Values> {
  const { values, lines, problems: syntax } = parseForm(source);
  const locationOf = (...path: Path): Location => {
    const line = lines.get(path.join("/")) ?? lines.get([...path, 0].join("/"));
    if (line !== undefined) return { file, line };
    return path.length > 0 ? locationOf(...path.slice(0, -1)) : { file };
  };
  const { output, issues = [] } = v.safeParse(schema, values, { abortPipeEarly: true });
  const invalid = issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : `${key}`));
    return { ...locationOf(...path), message: messageOf(issue, path, schema.entries) };
  });
  const problems = syntax.length > 0 ? syntax.map((each) => ({ file, ...each })) : invalid;
  return {
    problems,
    get values() {
      if (problems.length > 0) throw new Error(`${file} has problems, so its facts can't be read.`);
      return output as Values;
    },
    locationOf,
  };
}

/** What a schema finds wrong, in the owner's words: its own message, unless a line is missing or in the wrong place. */
function messageOf(issue: v.BaseIssue<unknown>, path: Path, form: Entries): string {
  if (issue.kind !== "schema") return issue.message;
  const [part, name] = [`${path[0]}`, `${path.at(-1)}`];
  const isUnknown = issue.expected === "never";
  const isMissing = issue.expected === `"${name}"`;
  const isPart = ["array", "record", "strict_object"].includes(issue.type) && !isUnknown && !isMissing;
  // In other brackets, a group is a list, whose blocks are neither its lines nor texts.
  if (isPart || Array.isArray(issue.path?.at(-1)?.input))
    return `This line needs other brackets. Write ${headingOf(part, form)} instead.`;
  if (isUnknown) return `The form has no line called ${name} here. ${placeOf(name, form)}`;
  if (isMissing) return missing(name, path.length > 1 ? ` below ${headingOf(part, form)}` : "", form);
  return issue.message;
}

function placeOf(name: string, form: Entries): string {
  if (headingOf(name, form) === name) return "It belongs above the first line in brackets.";
  const heading = headingAbove(name, form);
  return heading ? `It belongs below ${heading}.` : "Fix its spelling, or remove it.";
}

function missing(name: string, place: string, form: Entries): string {
  const heading = headingOf(name, form);
  if (!place && heading !== name)
    return `${heading} is missing or empty. Copy it back, with the lines below it, from the file's History on GitHub.`;
  return `${name} is missing. Write the line back${place}: ${name} = "…".`;
}
