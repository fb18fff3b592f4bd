import type { LocatedProblem } from "./locate.ts";
import { bytesOf, isHtml, type OutputFile } from "./output.ts";

/** The build's report: each page with its size in bytes, raw and as brotli ("–" where not compressed). */
export function report(files: readonly OutputFile[], milliseconds: number): string {
  const sizes = new Map(files.map((file) => [file.path, bytesOf(file).length]));
  const pages = files.filter(isHtml).map(({ path }): Row => [path, sizes.get(path), sizes.get(`${path}.br`)]);
  const total: Row = ["total", sum(pages.map(([, raw]) => raw)), sum(pages.map(([, , brotli]) => brotli))];
  const lines = [["page", "bytes", "brotli"], ...[...pages, total].map((row) => row.map(shown))];
  const width = Math.max(...lines.map(([name]) => name?.length ?? 0));
  const table = lines.map(
    ([name, raw, brotli]) => `${name?.padEnd(width)}${raw?.padStart(9)}${brotli?.padStart(9)}`,
  );
  return [...table, "", `${files.length} files in dist/ in ${(milliseconds / 1000).toFixed(2)} s`].join("\n");
}

type Row = readonly [name: string, raw: number | undefined, brotli: number | undefined];

function sum(sizes: readonly (number | undefined)[]): number | undefined {
  return sizes.reduce(
    (total, size) => (total === undefined || size === undefined ? undefined : total + size),
    0,
  );
}

function shown(value: string | number | undefined): string {
  return typeof value === "number" ? value.toLocaleString("en-GB") : (value ?? "–");
}

/** What is wrong, for the person who must mend it: where, what, what to do. */
export function reportProblems(problems: readonly LocatedProblem[]): string {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  const texts = problems.map(
    ({ places, what, remedy }) => `${places.join("\n")}\n  ${what}\n  → ${remedy}\n`,
  );
  return [...texts, `${count}; dist/ is as it was.`].join("\n");
}
