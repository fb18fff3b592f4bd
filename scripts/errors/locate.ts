import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../contract.ts";
import { filesBelow } from "../output/disk.ts";
import { SiteError, siteErrorOf } from "./site-error.ts";

/** The text of each source file, by path from the root. */
export type Sources = ReadonlyMap<string, string>;

/** These files describe mistakes and add nothing to the site's pages. */
const RULES = /^data\/model\/todos\.ts$|\.dev\.tsx$/;

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

/**
 * The lines that hold the text: as whole words, if any line does; of these, the lines of the page's own file, if it has
 * any; of these, the lines that have the text as a whole value, after a quote or a tag. As a part of words, "5 miles" is
 * also in "25 miles", ".price" in ".price-card", and "/about" in "/about/#us".
 */
function placesOf({ places: known, text }: Problem, sources: Sources): readonly string[] {
  if (!text?.trim()) return known;
  const pattern = new RegExp(patternOf(text), "g");
  const hits = [...sources].flatMap(([file, source]) =>
    [...source.matchAll(pattern)].map(({ 0: { length }, index }) => {
      const [before = "", after = ""] = [source[index - 1], source[index + length]];
      const isCut = /^\w/.test(text) && /[\w-]/.test(before);
      const goesOn = /[\w/]$/.test(text) && /[\w/-]/.test(after);
      const rank =
        (isCut || goesOn ? 0 : 4) + (known.includes(file) ? 2 : 0) + (/["'`>]/.test(before) ? 1 : 0);
      return { place: `${file}:${source.slice(0, index).split("\n").length}`, rank };
    }),
  );
  if (hits.length === 0) return known;
  const best = Math.max(...hits.map(({ rank }) => rank));
  const places = hits.filter(({ rank }) => rank === best).map(({ place }) => place);
  // Facts first: one of them is most likely wrong.
  const isFact = (place: string) => place.startsWith("data/");
  return [...places.filter(isFact), ...places.filter((place) => !isFact(place))];
}

/**
 * The text as sources may write it: with line breaks, tags, comments, {" "} and entities between its words. "…" stands for
 * any value in CSS.
 */
function patternOf(text: string): string {
  const words = text
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replace(/^…$/, "[^;{}]*?"));
  return words.join('(?:\\s|<[^<>]*>|\\{" "\\}|&#?\\w+;|/\\*[^*]*\\*/)+');
}
