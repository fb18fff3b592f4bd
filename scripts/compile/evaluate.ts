import { SourceMap } from "node:module";
import { compileFunction } from "node:vm";
import { type BuildOptions, buildSync } from "esbuild";

/**
 * Runs CommonJS code that esbuild has made and gives its exports.
 * @param name that stands for it in stacks: "site-bundle.cjs"
 * @param given what it finds besides module and exports, by name: its require
 */
export function evaluate<T extends object>(
  code: string,
  name: string,
  given: Readonly<Record<string, unknown>>,
): T {
  const module = { exports: {} as T };
  const all = { module, exports: module.exports, ...given };
  compileFunction(code, Object.keys(all), { filename: name })(...Object.values(all));
  return module.exports;
}

/**
 * The source map of code that esbuild has made with these options. Only an error needs it, and it takes long to make
 * for many pages: so all is compiled again, for its map alone.
 */
export function mapOf(options: BuildOptions): string {
  const { outputFiles = [] } = buildSync({
    ...options,
    write: false,
    sourcemap: "external",
    sourcesContent: false,
  });
  return outputFiles.find(({ path }) => path.endsWith(".map"))?.text ?? "";
}

/** A place in the sources; lines and columns count from 1. */
export type SourcePlace = { readonly file: string; readonly line: number; readonly column: number };

/**
 * The places in a stack that are in compiled code, as they stand there ("site-bundle.cjs:3:14"), each with the place in
 * the sources that it comes from; in the stack's order.
 * @param map gives the code's source map, as JSON; not asked for a stack without such a place
 */
export function sourcePlaces(
  stack: string,
  name: string,
  map: () => string,
): ReadonlyMap<string, SourcePlace> {
  const found = [...stack.matchAll(placesIn(name))];
  if (found.length === 0) return new Map();
  const sources = new SourceMap(JSON.parse(map()));
  return new Map(
    found.flatMap(([place, line, column]) => {
      const entry = sources.findEntry(Number(line) - 1, Number(column) - 1);
      if (!("originalSource" in entry)) return [];
      const { originalSource: file, originalLine, originalColumn } = entry;
      return [[place, { file, line: originalLine + 1, column: originalColumn + 1 }] as const];
    }),
  );
}

/** A stack in which such places are written as `textOf` says. */
export function withSourcePlaces(
  stack: string,
  name: string,
  map: () => string,
  textOf: (place: SourcePlace) => string,
): string {
  const places = sourcePlaces(stack, name, map);
  return stack.replaceAll(placesIn(name), (text) => {
    const place = places.get(text);
    return place ? textOf(place) : text;
  });
}

function placesIn(name: string): RegExp {
  return new RegExp(`${name.replaceAll(".", "\\.")}:(\\d+):(\\d+)`, "g");
}
