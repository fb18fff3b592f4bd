import * as v from "valibot";
import type { Problem } from "../../../scripts/contract.ts";
import { type Entries, nameInForm, snakeCase } from "./keys.ts";
import { linesIn } from "./lines.ts";
import { repair } from "./repair.ts";
import { partsOf, shortened } from "./syntax-errors.ts";
import { valuesOf } from "./values.ts";

/** What a form states, or all that is wrong with it, in the owner's words. */
type Form<Facts> = {
  readonly problems: readonly Problem[];
  /** Throws if there are problems. */
  readonly facts: Facts;
  /** The line of a fact in its form, or just the form if it has none. */
  readonly locationOf: (...path: Path) => Location;
};

type Path = readonly (string | number)[];
type Numbers = ReadonlyMap<string, number>;
type Location = Pick<Problem, "file" | "line">;
const COPY = "from the file's History on GitHub.";
const EMPTY = { number: 1, mistake: `The form is empty. → Copy its text back ${COPY}` };

/** A form's schema, with an entry for each of its texts, groups and blocks. */
type FormSchema<Facts> = v.GenericSchema<unknown, Facts> & { readonly entries: Entries };

/** Reads and validates a form, TOML whose values are all texts. Its file is "data/prices.toml", for example. */
export function readForm<Facts>(file: string, source: string, schema: FormSchema<Facts>): Form<Facts> {
  const lines = linesIn(repair(source));
  const { values, numbers, misplaced } = valuesOf(lines, schema.entries);
  const locationOf = (...path: Path): Location => {
    const line = numbers.get(path.join("/")) ?? numbers.get([...path, 0].join("/"));
    if (line !== undefined) return { file, line };
    return path.length > 0 ? locationOf(...path.slice(0, -1)) : { file };
  };
  // Of unreadable lines in a row, only the first counts: the others may belong to its text.
  const unreadable = lines.filter(({ mistake }, index) => mistake && !lines[index - 1]?.mistake);
  const mistakes = [lines.length === 0 ? [EMPTY] : [], unreadable, misplaced].find((all) => all.length > 0);
  const { output, issues = [] } = v.safeParse(schema, values, { abortPipeEarly: true });
  const invalid = issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => `${key}`);
    return { ...locationOf(...path), ...partsOf(mistakeOf(issue, path, numbers, schema.entries)) };
  });
  const problems =
    mistakes?.map(({ number, mistake = "" }) => ({ file, line: number, ...partsOf(mistake) })) ?? invalid;
  return {
    problems,
    get facts() {
      if (problems.length > 0) throw new Error(`${file} has mistakes, so its facts can't be read.`);
      return output as Facts;
    },
    locationOf,
  };
}

/** What a schema finds wrong at a path, in the owner's words. */
function mistakeOf({ input, message }: v.BaseIssue<unknown>, path: Path, numbers: Numbers, entries: Entries) {
  const [heading, name] = [nameInForm(`${path[0]}`, entries), snakeCase(`${path.at(-1)}`)];
  if (input !== "") return message.replaceAll(`${input}`, shortened);
  if (numbers.has(path.join("/"))) return `${name} is empty. → ${partsOf(message).hint}`;
  if (path.length === 1) return `${name} is missing. → Write the line: ${name} = "…"`;
  if (numbers.has(path.slice(0, -1).join("/")))
    return `${name} is missing. → Write the line below ${heading}: ${name} = "…"`;
  return `${heading} is missing. → Copy it back, with the lines below it, ${COPY}`;
}
