import { type AST, getStaticTOMLValue, ParseError, parseTOML } from "toml-eslint-parser";
import { repair } from "./repair.ts";
import { type LineProblem, syntaxProblem } from "./syntax-problem.ts";

type ParsedForm = {
  /** Empty if the text can't be read. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The line of each heading and each text, by its path: "plan/1", "plan/1/price". */
  readonly lines: ReadonlyMap<string, number>;
  readonly problems: readonly LineProblem[];
};

/** Parses a form. A parser stops at the first problem, so there is only one of syntax. `empty`: texts that say nothing. */
export function parseForm(source: string, empty: RegExp): ParsedForm {
  // A schema refuses backslashes with all else that no text may have; until then, they are characters like others.
  const text = repair(source).replaceAll("\\", "\\\\");
  try {
    const tree = parseTOML(text);
    const values = cleaned(getStaticTOMLValue(tree), empty);
    return { values, lines: linesOf(tree), problems: commentProblems(tree, text.split("\n")) };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return { values: {}, lines: new Map(), problems: [syntaxProblem(text, error)] };
  }
}

/** Without texts that say nothing: "" then. A group without any is left out, a block undefined, so that others keep their positions. */
function cleaned(form: object, empty: RegExp): Record<string, unknown> {
  const entries = Object.entries(form).map(([name, value]) => [name, cleanedValue(value, empty)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function cleanedValue(value: unknown, empty: RegExp): unknown {
  if (typeof value === "string") return empty.test(value.trim()) ? "" : value;
  if (Array.isArray(value)) return value.map((block) => cleanedValue(block, empty));
  if (!(value instanceof Object) || value instanceof Date) return value;
  const part = cleaned(value, empty);
  return Object.values(part).every((text) => text === "") ? undefined : part;
}

function linesOf(tree: AST.TOMLProgram): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const addTexts = (path: readonly (string | number)[], body: readonly AST.TOMLNode[]) => {
    for (const node of body) {
      if (node.type !== "TOMLKeyValue") continue;
      const [name = ""] = getStaticTOMLValue(node.key);
      lines.set([...path, name].join("/"), node.loc.start.line);
    }
  };
  const { body } = tree.body[0];
  addTexts([], body);
  for (const node of body) {
    if (node.type !== "TOMLTable") continue;
    lines.set(node.resolvedKey.join("/"), node.loc.start.line);
    addTexts(node.resolvedKey, node.body);
  }
  return lines;
}

const CUT_TEXT =
  "The text ends before the #. If the # belongs to it, write single quotes inside: '…'. If a comment begins there, write a space before the # and no quotes after it.";

/** `"They are "#1"."` would be the text "They are" with a comment. */
function commentProblems(tree: AST.TOMLProgram, rows: readonly string[]): readonly LineProblem[] {
  return tree.comments.flatMap(({ value, loc: { start } }) => {
    const before = rows[start.line - 1]?.slice(0, start.column) ?? "";
    const isDoubtful = value.includes('"') || !/\s$/.test(before);
    return before.trim() && isDoubtful ? [{ line: start.line, message: CUT_TEXT }] : [];
  });
}
