import { AIM_WITH_FONT, DOCUMENT_BUDGET } from "./checks/budget.ts";
import type { LocatedProblem } from "./locate.ts";
import { bytesOf, isHtml, type OutputFile } from "./output.ts";

/**
 * The build's report: each page with its size in bytes, raw and as brotli ("–" where not compressed), its share of
 * the budget, and what it comes to with the fonts of the site.
 */
export function report(files: readonly OutputFile[], milliseconds: number): string {
  const sizes = new Map(files.map((file) => [file.path, bytesOf(file).length]));
  const fonts = sum(files.filter(({ path }) => path.endsWith(".woff2")).map(({ path }) => sizes.get(path)));
  const pages = files.filter(isHtml).map(({ path }): Row => {
    const brotli = sizes.get(`${path}.br`);
    return [path, sizes.get(path), brotli, share(brotli), sum([brotli, fonts])];
  });
  const total: Row = ["total", sum(pages.map(([, raw]) => raw)), sum(pages.map(([, , brotli]) => brotli))];
  const lines = [HEADINGS, ...[...pages, total].map((row) => row.map(shown))];
  const width = Math.max(...lines.map(([name = ""]) => name.length));
  const table = lines.map(([name = "", ...cells]) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(10))].join(""),
  );
  return [
    ...table,
    "",
    `A page may weigh ${shown(DOCUMENT_BUDGET)} bytes as brotli; with the fonts, ${shown(AIM_WITH_FONT)} is the aim.`,
    `${files.length} files in dist/ in ${(milliseconds / 1000).toFixed(2)} s`,
  ].join("\n");
}

type Row = readonly [name: string, ...cells: (number | string | undefined)[]];

const HEADINGS = ["page", "bytes", "brotli", "of budget", "with font"];

function share(brotli: number | undefined): string | undefined {
  return brotli === undefined ? undefined : `${Math.ceil((brotli / DOCUMENT_BUDGET) * 100)} %`;
}

function sum(sizes: readonly (number | string | undefined)[]): number | undefined {
  return sizes.reduce(
    (total: number | undefined, size) =>
      total === undefined || typeof size !== "number" ? undefined : total + size,
    0,
  );
}

function shown(value: string | number | undefined): string {
  return typeof value === "number" ? value.toLocaleString("en-GB") : (value ?? "–");
}

/**
 * What is wrong, for the person who must mend it: where, what, what to do.
 * @param halfway whether the new site was being put in place when it happened
 */
export function reportProblems(problems: readonly LocatedProblem[], halfway: boolean): string {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  const state = halfway
    ? "dist/ holds new files beside old ones, each of them whole: mend this and build again"
    : "dist/ is as it was";
  return [...problems.map(problemText), `${count}; ${state}.`].join("\n");
}

/** One problem, on lines of its own. */
export function problemText({ places, what, remedy }: LocatedProblem): string {
  return `${places.join("\n")}\n  ${what}\n  → ${remedy}\n`;
}

/** What must be done before the site goes live, a line each. */
export function reportTodos(todos: readonly LocatedProblem[]): string {
  const lines = todos.map(({ places, what, remedy }) => `- ${places.join(", ")}: ${what} → ${remedy}`);
  return ["", "Before the site goes live (npm run build -- --release insists on it):", ...lines].join("\n");
}
