import { type AST, getStaticTOMLValue, ParseError, parseTOML } from "toml-eslint-parser";
import type { Problem } from "../../../scripts/contract.ts";
import { NO_QUOTES, shortened } from "./messages.ts";
import { repair } from "./repair.ts";
import { messageForName, repeated, syntaxProblem } from "./syntax-problem.ts";
import { tidyLine } from "./texts.ts";

/** The texts above the first heading, and the groups and the lists of blocks below headings. */
export type FormValues = Readonly<Record<string, string | Texts | readonly Texts[]>>;
/** A group's or a block's texts, or the positions of towns, by name. */
type Texts = Readonly<Record<string, string>>;

type ParsedForm = {
  /** Empty if the form can't be read. */
  readonly values: FormValues;
  /** The line of each heading and each text, by its path: "plan/1", "plan/1/price". */
  readonly lines: ReadonlyMap<string, number>;
  readonly problems: readonly Problem[];
};

const EMPTY = "The form is empty. Copy its text back from the file's History on GitHub.";

/** Parses a form. A parser stops at the first problem of syntax. `empty`: texts that say nothing; they become "". */
export function parseForm(source: string, empty: RegExp): ParsedForm {
  // A schema refuses backslashes with all else that no text may have; until then, they are characters like others.
  const text = repair(source).replaceAll("\\", "\\\\");
  if (!text.trim()) return refused([{ line: 1, message: EMPTY }]);
  try {
    const tree = parseTOML(text);
    const parsed = formOf(tree, text, empty);
    const problems = [...parsed.problems, ...commentProblems(tree, text.split("\n"))];
    return problems.length > 0 ? refused(problems) : parsed;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return refused([syntaxProblem(text, error)]);
  }
}

const refused = (problems: readonly Problem[]): ParsedForm => ({
  values: {},
  lines: new Map(),
  problems,
});

function formOf(tree: AST.TOMLProgram, source: string, empty: RegExp): ParsedForm {
  const lines = new Map<string, number>();
  const problems: Problem[] = [];

  const textsOf = (nodes: readonly AST.TOMLNode[], ...path: readonly (string | number)[]) => {
    const texts = emptyRecord<string>();
    for (const node of nodes.filter(isKeyValue)) {
      const line = node.loc.start.line;
      const name = tidyLine(nameOf(node.key));
      const message = name in texts ? repeated(source, line) : messageForFact(node, source);
      if (message) problems.push({ line, message });
      const text = `${getStaticTOMLValue(node.value)}`;
      texts[name] = empty.test(text.trim()) ? "" : text;
      lines.set([...path, name].join("/"), line);
    }
    return texts;
  };

  const { body } = tree.body[0];
  const values = emptyRecord<string | Texts | Texts[]>();
  Object.assign(values, textsOf(body));
  for (const table of body.filter(isTable)) {
    const name = nameOf(table.key);
    const blocks = values[name] ?? [];
    const isBlock = table.kind === "array" && Array.isArray(blocks);
    const path = isBlock ? [name, blocks.length] : [name];
    lines.set(path.join("/"), table.loc.start.line);
    const texts = textsOf(table.body, ...path);
    values[name] = isBlock ? [...blocks, texts] : texts;
  }
  return { values, lines, problems };
}

const isKeyValue = (node: AST.TOMLNode): node is AST.TOMLKeyValue => node.type === "TOMLKeyValue";
const isTable = (node: AST.TOMLNode): node is AST.TOMLTable => node.type === "TOMLTable";

/** Without a prototype: it has no name that the form doesn't have. */
const emptyRecord = <Value>(): Record<string, Value> => Object.create(null);

const nameOf = (key: AST.TOMLKey) => getStaticTOMLValue(key).join(".");

/** TOML has names of several parts, and values besides texts: numbers, dates, lists, groups in braces. */
function messageForFact({ key, value }: AST.TOMLKeyValue, source: string): string | undefined {
  const written = (node: AST.TOMLNode) => shortened(source.slice(...node.range).replace(/\s+/g, " "));
  if (key.keys.length > 1) return messageForName(written(key), written(value));
  const isText = value.type === "TOMLValue" && value.kind === "string";
  return isText ? undefined : `“${written(value)}” ${NO_QUOTES}`;
}

const CUT_TEXT =
  "The text ends before the #. If the # belongs to it, write single quotes inside: '…'. If a comment begins there, write a space before the # and no quotes after it.";

/** `"They are "#1"."` would be the text "They are" with a comment. */
function commentProblems(tree: AST.TOMLProgram, rows: readonly string[]): readonly Problem[] {
  return tree.comments.flatMap(({ value, loc: { start } }) => {
    const before = rows[start.line - 1]?.slice(0, start.column) ?? "";
    const isAfterText = /["']\s*$/.test(before);
    const isDoubtful = value.includes('"') || !/\s$/.test(before);
    return isAfterText && isDoubtful ? [{ line: start.line, message: CUT_TEXT }] : [];
  });
}
