import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import glob from "fast-glob";
import type { Problem } from "../contract.ts";
import { relativePath } from "../paths.ts";
import type { Located } from "./problems-text.ts";

type Sources = ReadonlyMap<string, string>;

/** What sources may have between words: white space, tags, {" "} and entities. */
const GAP = '(?:\\s|<[^<>]*>|\\{" "\\}|&#?\\w+;)+';
/** Comments contain examples of facts. */
const COMMENT = /^[ \t]*(?:\/\/|\/?\*|#).*/gm;

/**
 * Finds the lines of problems by searching the sources. The same problem on several pages becomes one; a page where its
 * text wasn't found counts only if no other place was.
 */
export function locate<T extends Problem>(problems: readonly T[], root: string): readonly Located<T>[] {
  const sources = problems.some(({ searchFor }) => searchFor) ? readSources(root) : new Map();
  const groups = new Map<
    string,
    { readonly problem: T; readonly found: string[]; readonly missed: string[] }
  >();
  for (const problem of problems) {
    const { message, hint = "", searchFor } = problem;
    const group = groups.get(message + hint) ?? { problem, found: [], missed: [] };
    groups.set(message + hint, group);
    if (problem.file === undefined) continue;
    const file = fromRoot(problem.file, root);
    const locations = locationsOf({ ...problem, file }, sources);
    const isMissed = searchFor !== undefined && locations[0] === file;
    (isMissed ? group.missed : group.found).push(...locations);
  }
  return [...groups.values()].map(({ problem, found, missed }) => {
    return { ...problem, locations: [...new Set(found.length > 0 ? found : missed)] };
  });
}

/** A file's path from the root, however a problem gives it; "." is the root itself. */
const fromRoot = (file: string, root: string) => relativePath(root, resolve(root, file)) || ".";

function readSources(root: string): Sources {
  const files = glob.sync("{components,data,pages}/**/*.{ts,tsx,css,toml}", { cwd: root }).sort();
  const withoutComments = (source: string, file: string) =>
    file.endsWith(".css") ? source : source.replace(COMMENT, (line) => " ".repeat(line.length));
  return new Map(files.map((file) => [file, withoutComments(readFileSync(join(root, file), "utf8"), file)]));
}

/**
 * The lines that hold the text, as whole words if possible ("5 miles" is also in "25 miles"); of these, those
 * in forms, which the owner can change; then those in the page's own file; then those that have it as a whole
 * value, after a quote or a tag ("/about" is also in "/about/#us").
 */
function locationsOf(
  { file, line, searchFor: text }: Problem & { readonly file: string },
  sources: Sources,
): readonly string[] {
  if (line !== undefined || !text?.trim()) return [line === undefined ? file : `${file}:${line}`];
  const words = text.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  const pattern = new RegExp(words.join(GAP), "g");
  const hits = [...sources].flatMap(([source, contents]) =>
    [...contents.matchAll(pattern)].map(({ 0: { length }, index }) => {
      const [before = "", after = ""] = [contents[index - 1], contents[index + length]];
      const isPart = /[\w-]\w/.test(before + text[0]) || /[\w/][\w/-]/.test(text.at(-1) + after);
      const location = `${source}:${contents.slice(0, index).split("\n").length}`;
      // Each counts more than all that follow.
      const merits = [!isPart, source.endsWith(".toml"), source === file, /["'`>]/.test(before)];
      const score = merits.reduce((sum, isTrue) => 2 * sum + Number(isTrue), 0);
      return { location, score };
    }),
  );
  const best = Math.max(...hits.map(({ score }) => score));
  return hits.length > 0
    ? hits.filter(({ score }) => score === best).map(({ location }) => location)
    : [file];
}
