import * as v from "valibot";
import type { Problem } from "../../../scripts/contract.ts";
import { type Entries, entriesOf, headingOf } from "./headings.ts";
import { misplacedIn } from "./misplaced.ts";
import { type FormValues, parseForm } from "./parse.ts";

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
  const misplaced = misplacedIn(values, schema.entries, forms);
  const { output, issues = [] } = v.safeParse(schema, withoutEmpty(values, schema.entries), {
    abortPipeEarly: true,
  });
  const wrong = issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => (typeof key === "number" ? key : `${key}`));
    return { path, message: messageOf(issue, path, schema.entries, needed) };
  });
  // What is missing may be what is misplaced.
  const found = misplaced.length > 0 ? misplaced : wrong;
  const problems =
    syntax.length > 0
      ? syntax.map((each) => ({ file, ...each }))
      : found.map(({ path, message }) => ({ ...locationOf(...path), message }));
  return {
    problems,
    get values() {
      if (problems.length > 0) throw new Error(`${file} has problems, so its facts can't be read.`);
      return output as Values;
    },
    locationOf,
  };
}

/** A group whose texts are all empty is left out, a block undefined, so that others keep their positions. */
function withoutEmpty(values: FormValues, form: Entries): object {
  const filled = (texts: object) => (Object.values(texts).some((text) => text !== "") ? texts : undefined);
  const entries = Object.entries(values).map(([name, value]) => {
    if (Array.isArray(value)) return [name, value.map(filled)] as const;
    const isGroup = typeof value !== "string" && entriesOf(name, form);
    return [name, isGroup ? filled(value) : value] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** What a schema finds wrong, in the owner's words: its own message, unless a line is missing. */
function messageOf(
  issue: v.BaseIssue<unknown>,
  path: Path,
  form: Entries,
  needed: readonly string[] | undefined,
): string {
  const [part, name] = [`${path[0]}`, `${path.at(-1)}`];
  const heading = path.length > 1 ? headingOf(part, form) : undefined;
  const mayStayEmpty = heading && needed && !needed.includes(part);
  const orNone = mayStayEmpty ? ` Or leave all lines below ${heading} empty.` : "";
  if (issue.input === "") return `${name} is empty. ${issue.message}${orNone}`;
  const isMissing = issue.expected === `"${name}"`; // valibot expects the name itself of an object without it
  if (isMissing) return missing(name, heading, form) + orNone;
  return issue.message;
}

function missing(name: string, heading: string | undefined, form: Entries): string {
  if (heading) return `${name} is missing. Write the line back below ${heading}: ${name} = "…".`;
  const own = headingOf(name, form);
  return own === name
    ? `${name} is missing. Write the line back: ${name} = "…".`
    : `${own} is missing or empty. Copy it back, with the lines below it, from the file's History on GitHub.`;
}
