import type * as v from "valibot";
import { type Advice, shortened } from "./syntax-errors.ts";

/** What a form has, by key in camel case: texts, groups in [brackets] and lists of blocks in [[brackets]]. */
export type Entries = Readonly<Record<string, v.GenericSchema>>;

/** How a line is written: `key = "text"`, `[key]` or `[[key]]`. */
export type Kind = "text" | "group" | "block";

/** What is wrong at a path of a form: ["plan", 1, "price"]. */
type SchemaError = Advice & { readonly path: readonly PropertyKey[] };

type Issues = readonly v.BaseIssue<unknown>[];

const COPY_BACK = "Copy it back from the file's History on GitHub.";

/** `main_phone` is mainPhone. */
export const camelCase = (key: string) => key.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());

/** A key as the form writes it: main_phone, [towns], [[plan]]. */
export function keyInForm(key: string, kind: Kind | undefined): string {
  const name = key.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (kind === "group") return `[${name}]`;
  return kind === "block" ? `[[${name}]]` : name;
}

/** How the form writes a key of its own; undefined for any other key. */
export function kindIn(entries: Entries, key: string): Kind | undefined {
  const type = Object.hasOwn(entries, key) ? entries[key]?.type : undefined;
  if (type === undefined || type === "string") return type && "text";
  return type === "array" ? "block" : "group";
}

type NamedLine = { readonly kind: Kind; readonly name: string };
type LineContext = { readonly entries: Entries; readonly isDuplicate: boolean; readonly isNested: boolean };

/** What is wrong with a line between the others. `isDuplicate`: the key was there before; `isNested`: below brackets. */
export function placementError({ kind, name: key }: NamedLine, context: LineContext): Advice | undefined {
  const { entries, isDuplicate, isNested } = context;
  const expected = kindIn(entries, camelCase(key));
  if (kind === "text") {
    const hint =
      "Remove one of the two. If a line in brackets is missing between them, such as [[plan]], copy it back.";
    if (isDuplicate) return { message: `${key} appears twice.`, hint };
    return isNested || expected === "text" ? undefined : unknown(key, kind);
  }
  if (expected === undefined || expected === "text") return unknown(key, kind);
  if (expected !== kind)
    return { message: "This line needs other brackets.", hint: `Write ${keyInForm(key, expected)}` };
  const hint = "Remove one of the two, or fix its spelling.";
  return isDuplicate && kind === "group"
    ? { message: `${keyInForm(key, kind)} appears twice.`, hint }
    : undefined;
}

function unknown(key: string, kind: Kind): Advice {
  const hint = "Fix its spelling, remove it, or copy back the line in brackets that stood above it.";
  return { message: `The form has no line called ${keyInForm(key, kind)} here.`, hint };
}

/** The mistakes that a schema has found, the first of each path, without those that follow from others. */
export function schemaErrors(issues: Issues, entries: Entries): readonly SchemaError[] {
  const misplaced = issues.filter((issue) => isMisplaced(issue, entries));
  const isComplete = issues.every(({ input }) => input !== undefined);
  const own = issues.filter(({ type }) => isComplete || type !== "raw_check");
  const mistakes = (misplaced.length > 0 ? misplaced : own).map((issue) => explain(issue, entries));
  const paths = mistakes.map(({ path }) => path.join("/"));
  return mistakes.filter((_, index) => paths.indexOf(`${paths[index]}`) === index);
}

/** A line that its group doesn't have, or one that belongs above all groups, among the names of towns. */
function isMisplaced({ expected, path, input }: v.BaseIssue<unknown>, entries: Entries): boolean {
  const last = path?.at(-1);
  const isOfForm = last?.origin === "key" && kindIn(entries, camelCase(`${last.key}`)) === "text";
  return expected === "never" || (isOfForm && input !== undefined);
}

function explain(issue: v.BaseIssue<unknown>, entries: Entries): SchemaError {
  const path = (issue.path ?? []).map((item) => item.key as PropertyKey);
  const key = String(path.at(-1));
  const name = keyInForm(key, path.length === 1 ? kindIn(entries, key) : "text");
  if (isMisplaced(issue, entries)) {
    const hint = "Move it up, above the first line in brackets.";
    const isOfForm = kindIn(entries, camelCase(key)) === "text";
    const below = { message: `${name} stands below a line in brackets.`, hint };
    return { path, ...(isOfForm ? below : unknown(key, "text")) };
  }
  if (issue.input === undefined) return { path, message: `${name} is missing.`, hint: COPY_BACK };
  const arrow = issue.message.lastIndexOf(" → "); // a value in the message may have arrows, too
  const [message, hint] = [issue.message.slice(0, arrow), issue.message.slice(arrow + 3)];
  if (issue.input === "" && key !== "") return { path, message: `${name} is empty.`, hint };
  const text = `${issue.input}`;
  return { path, message: message.replaceAll(text, () => shortened(text)), hint };
}
