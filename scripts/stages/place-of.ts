import { SourceMap } from "node:module";

/**
 * The first line of the sources in the stack of an error that compiled code threw; nothing where it has none.
 * @param name of the compiled code: "site-bundle.cjs"
 * @param map gives the code's source map, as JSON
 */
export function placeOf(
  error: unknown,
  name: string,
  map: () => string,
): { readonly file: string; readonly line: number } | undefined {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const places = stack
    .split("\n")
    .flatMap((line) => [...line.matchAll(/([^\s(/\\]+):(\d+):(\d+)/g)])
    .filter(([, file]) => file === name);
  if (places.length === 0) return undefined;
  const sources = new SourceMap(JSON.parse(map()));
  for (const [, , line, column] of places) {
    const entry = sources.findEntry(Number(line) - 1, Number(column) - 1);
    if ("originalSource" in entry) return { file: entry.originalSource, line: entry.originalLine + 1 };
  }
  return undefined;
}
