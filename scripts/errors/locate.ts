import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../contract.ts";
import { filesBelow } from "../output/disk.ts";
import { SiteError, siteErrorOf } from "./site-error.ts";

/** The text of each source file, by path from the root. */
export type Sources = ReadonlyMap<string, string>;

/** These files describe mistakes and add nothing to the site's pages. */
const RULES = /^data\/(checks\/.*|claims|promises|(owner-)?todos)\.ts$|\.dev\.tsx$/;

/** Reads the site's sources. Skips unreadable ones, which may be the problem. */
export function readSources(root: string): Sources {
  const folders = ["components", "data", "pages"];
  const files = folders.flatMap((folder) =>
    ifAllowed(() => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`), []),
  );
  const sources = files.filter((file) => /\.(tsx?|css)$/.test(file) && !RULES.test(file));
  const read = (file: string) => ifAllowed(() => readFileSync(join(root, file), "utf8"), "");
  return new Map(
    sources.map((file) => [file, file.startsWith("data/") ? withoutComments(read(file)) : read(file)]),
  );
}

/** Removes comments in data/, which contain examples of facts. Every line keeps its number. */
function withoutComments(source: string): string {
  const stringOrComment = /("(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|\/\/.*/g;
  return source.replace(stringOrComment, (match, text?: string) => text ?? match.replace(/[^\n]/g, " "));
}

function ifAllowed<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/**
 * The error with each problem at its lines in the sources.
 * @throws the error itself if it is the generator's
 */
export function locateError(error: unknown, root: string): SiteError {
  const { problems, partiallyWritten } = siteErrorOf(error, root);
  return new SiteError(locate(problems, readSources(root)), { partiallyWritten });
}

/**
 * Finds the lines of each problem by searching the sources for its text; if it isn't found, the problem stays at the
 * file. The same problem on six pages becomes one.
 */
export function locate<T extends Problem>(problems: readonly T[], sources: Sources): readonly T[] {
  const merged = new Map<string, T>();
  for (const problem of problems) {
    const key = problem.rule + problem.message + problem.hint;
    const places = [...(merged.get(key)?.places ?? []), ...placesOf(problem, sources)];
    const pages = [...(merged.get(key)?.pages ?? []), ...(problem.pages ?? [])];
    merged.set(key, { ...problem, places: [...new Set(places)], ...(pages.length > 0 && { pages }) });
  }
  return [...merged.values()];
}

/** A text that the page's own file holds is meant there, not in a drawing that holds it too. */
function placesOf({ places, text }: Problem, sources: Sources): readonly string[] {
  if (!text?.trim()) return places;
  const own = linesWith(text, new Map(places.map((file) => [file, sources.get(file) ?? ""])));
  const hits = own.length > 0 ? own : linesWith(text, sources);
  return hits.length > 0 ? hits : places;
}

/**
 * The lines that hold the text as a whole value, after a quote or a tag; otherwise the lines that hold it at all. Only if
 * no line has it as whole words is "5 miles" found in "25 miles", or ".price" in ".price-card".
 */
function linesWith(text: string, sources: Sources): string[] {
  const pattern = patternOf(text);
  const start = /^\w/.test(text) ? "(?<![\\w-])" : "";
  const end = /\w$/.test(text) ? "(?![\\w-])" : "";
  const words = hitsOf(start + pattern + end, sources);
  const hits = words.length > 0 ? words : hitsOf(pattern, sources);
  const whole = hits.filter((hit) => hit.whole);
  const places = (whole.length > 0 ? whole : hits).map(({ place }) => place);
  // Facts first: one of them is most likely wrong.
  const isFact = (place: string) => place.startsWith("data/");
  return [...places.filter(isFact), ...places.filter((place) => !isFact(place))];
}

function hitsOf(pattern: string, sources: Sources): { readonly place: string; readonly whole: boolean }[] {
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(new RegExp(pattern, "g"))].map(({ index }) => {
      const before = source.slice(0, index);
      return { place: `${file}:${before.split("\n").length}`, whole: /["'`>]$/.test(before) };
    }),
  );
}

/** The text as sources may write it: with line breaks, tags, comments, {" "} and entities between its words. */
function patternOf(text: string): string {
  const words = text.split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return words.join('(?:\\s|<[^<>]*>|\\{" "\\}|&#?\\w+;|/\\*[^*]*\\*/)+');
}
