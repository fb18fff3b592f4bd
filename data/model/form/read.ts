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

type Options = {
  /** Texts that say nothing, such as "none". */
  readonly empty?: RegExp;
  /** Groups that a release needs; without this, all parts of the form are needed. */
  readonly needed?: readonly string[];
  /** What each form may hold, by file, for a line that belongs to another one. */
  readonly forms?: Readonly<Record<string, Entries>>;
};

/** Reads and validates a form, TOML whose values are all texts. Its file is "data/prices.toml", for example. */
export function readForm<Values>(
  file: string,
  source: string,
  schema: FormSchema<Values>,
  { empty = /^$/, needed, forms = {} }: Options = {},
): Form<Values> {
  const { values, lines, problems: syntax } = parseForm(source, empty);
  const locationOf = (...path: Path): Location => {
    const line = lines.get(path.join("/")) ?? lines.get([...path, 0].join("/"));
    if (line !== undefined) return { file, line };
    return path.length > 0 ? locationOf(...path.slice(0, -1)) : { file };
  };
  const { output, issues = [] } = v.safeParse(schema, values, { abortPipeEarly: true });
  const invalid = issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : `${key}`));
    const message = messageOf(issue, path, { own: schema.entries, forms, needed });
    return { ...locationOf(...path), message };
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

/** What a form may hold, what other forms may, and which of its groups a release needs. */
type Context = {
  readonly own: Entries;
  readonly forms: Readonly<Record<string, Entries>>;
  readonly needed: readonly string[] | undefined;
};

/** What a schema finds wrong, in the owner's words: its own message, unless a line is missing or in the wrong place. */
function messageOf(issue: v.BaseIssue<unknown>, path: Path, context: Context): string {
  const { own, needed } = context;
  const [part, name] = [`${path[0]}`, `${path.at(-1)}`];
  const heading = path.length > 1 ? headingOf(part, own) : undefined;
  const mayStayEmpty = heading && needed && !needed.includes(part);
  const orNone = mayStayEmpty ? ` Or leave all lines below ${heading} empty.` : "";
  if (issue.input === "") return `${name} is empty. ${issue.message}${orNone}`;
  const isUnknown = issue.expected === "never";
  const isMissing = issue.expected === `"${name}"`;
  const isOtherPart = ["array", "record", "strict_object"].includes(issue.type) && !isUnknown && !isMissing;
  // In other brackets, a group is a list, whose blocks are neither its lines nor texts.
  if (isOtherPart || Array.isArray(issue.path?.at(-1)?.input))
    return `This line needs other brackets. Write ${headingOf(part, own)} instead.`;
  if (isUnknown) return `The form has no line called ${name} here. ${placeOf(name, context)}`;
  if (isMissing) return missing(name, heading, own) + orNone;
  return issue.message;
}

function placeOf(name: string, { own, forms }: Context): string {
  if (headingOf(name, own) === name) return "It belongs above the first line in brackets.";
  const heading = headingAbove(name, own);
  if (heading) return `It belongs below ${heading}.`;
  const [other] = Object.entries(forms).find(([, form]) => hasName(name, form)) ?? [];
  return other ? `It belongs to ${other}.` : "Fix its spelling, or remove it.";
}

const hasName = (name: string, form: Entries) =>
  headingOf(name, form) !== undefined || headingAbove(name, form) !== undefined;

function missing(name: string, heading: string | undefined, form: Entries): string {
  if (heading) return `${name} is missing. Write the line back below ${heading}: ${name} = "…".`;
  const own = headingOf(name, form);
  return own === name
    ? `${name} is missing. Write the line back: ${name} = "…".`
    : `${own} is missing or empty. Copy it back, with the lines below it, from the file's History on GitHub.`;
}
