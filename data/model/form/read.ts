import * as v from "valibot";
import type { Problem } from "../../../scripts/contract.ts";
import { type Entries, nameInForm, snakeCase } from "./keys.ts";
import { linesIn } from "./lines.ts";
import { repair } from "./repair.ts";
import { shortened } from "./syntax-errors.ts";
import { valuesOf } from "./values.ts";

export type ValidForm<Facts> = {
  readonly facts: Facts;
  readonly problems: readonly [];
  /** The line of a fact in its form, or just the form if it has none. */
  readonly locationOf: (...path: Path) => Location;
};

/** What a form states, or all that is wrong with it, in the owner's words. */
export type Form<Facts> = ValidForm<Facts> | { readonly problems: readonly Problem[] };

type Path = readonly PropertyKey[];
type Location = Pick<Problem, "file" | "line">;
const EMPTY = "The form is empty. → Copy its text back from the file's History on GitHub.";

/** A form's schema, with an entry for each of its texts, groups and blocks. */
type FormSchema<Facts> = v.GenericSchema<unknown, Facts> & { readonly entries: Entries };

/** Reads and validates a form, TOML whose values are all texts. Its file is "data/prices.toml", for example. */
export function readForm<Facts>(file: string, source: string, schema: FormSchema<Facts>): Form<Facts> {
  const lines = linesIn(repair(source));
  if (lines.length === 0) return { problems: [problem({ file }, EMPTY)] };
  const { values, numbers, misplaced } = valuesOf(lines, schema.entries);
  // Of unreadable lines in a row, only the first counts: the others may belong to its text.
  const unreadable = lines.filter(({ mistake }, index) => mistake && !lines[index - 1]?.mistake);
  const mistakes = unreadable.length > 0 ? unreadable : misplaced;
  if (mistakes.length > 0)
    return { problems: mistakes.map(({ number, mistake = "" }) => problem({ file, line: number }, mistake)) };
  const locationOf = (...path: Path): Location => {
    const line = numbers.get(path.join("/")) ?? numbers.get([...path, 0].join("/"));
    if (line !== undefined) return { file, line };
    return path.length > 0 ? locationOf(...path.slice(0, -1)) : { file };
  };
  const { success, output, issues } = v.safeParse(schema, values, { abortPipeEarly: true });
  if (success) return { facts: output, problems: [], locationOf };
  const problems = issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key as PropertyKey);
    const isMissing = issue.input === "" && !numbers.has(path.join("/"));
    return problem(locationOf(...path), isMissing ? missingLine(path, schema.entries) : mistakeOf(issue));
  });
  return { problems };
}

/** What a schema finds wrong, in the owner's words. */
function mistakeOf({ input, message, path }: v.BaseIssue<unknown>): string {
  const key = String(path?.at(-1)?.key);
  if (input !== "" || key === "") return message.replaceAll(`${input}`, shortened);
  return `${snakeCase(key)} is empty.${message.slice(message.lastIndexOf(" → "))}`;
}

function missingLine(path: Path, entries: Entries): string {
  const name = snakeCase(String(path.at(-1)));
  const below = path.length > 1 ? ` below ${nameInForm(String(path[0]), entries)}` : "";
  return `${name} is missing. → Write the line again${below}: ${name} = "…"`;
}

/** @param mistake "what is wrong → what to do" */
function problem(location: Location, mistake: string): Problem {
  const arrow = mistake.lastIndexOf(" → "); // a text in it may have arrows, too
  return { ...location, message: mistake.slice(0, arrow), hint: mistake.slice(arrow + 3) };
}

/** A form without mistakes; throws for any other. data/model/problems.ts reports its mistakes. */
export function validForm<Facts>(form: Form<Facts>): ValidForm<Facts> {
  if ("facts" in form) return form;
  throw new Error(`${form.problems[0]?.file} has mistakes, so its facts can't be read.`);
}
