import { AIM_WITH_FONT, DOCUMENT_BUDGET } from "../checks/site/page-budget.ts";
import type { Problem, Todo } from "../contract.ts";
import type { SiteError } from "../errors/site-error.ts";
import type { Colors } from "./colors.ts";
import type { PageSize, Report } from "./report.ts";
import type { StageTime } from "./timings.ts";

/** From this share of its budget on, a page is marked. */
const NEARLY_ALL = 0.95;

/** The build's report for a person: each page with its sizes, "–" where not compressed, and what is to be done. */
export function reportText({ pages, files, milliseconds, todos }: Report, colors: Colors): string {
  const total: Row = ["total", sum(pages, "bytes"), sum(pages, "brotli")];
  const [headings = "", ...lines] = table([HEADINGS, ...pages.map(rowOf), total]);
  const bottom = lines.pop() ?? "";
  const list = (heading: string, blocking: boolean) => {
    const items = todos.filter(({ blocks }) => blocks === blocking);
    return items.length > 0
      ? ["", colors("yellow", heading), ...items.map((todo) => todoText(todo, colors))]
      : [];
  };
  return [
    colors("dim", headings),
    ...lines.map((line, index) => ((pages[index]?.share ?? 0) > NEARLY_ALL ? colors("yellow", line) : line)),
    colors("bold", bottom),
    "",
    `A page may weigh ${shown(DOCUMENT_BUDGET)} bytes as brotli; with the fonts, ${shown(AIM_WITH_FONT)} is the aim.`,
    colors("green", `${files} files in dist/ in ${(milliseconds / 1000).toFixed(2)} s`),
    ...list("Before the site goes live (npm run build -- --release insists on it):", true),
    ...list("A release does not wait for these:", false),
  ].join("\n");
}

/** How long each stage took, in milliseconds; load and bundle run side by side. */
export function timingsText(stages: readonly StageTime[]): string {
  const rows = stages.map(({ stage, milliseconds }): Row => [stage, `${milliseconds.toFixed(0)} ms`]);
  return ["", ...table(rows)].join("\n");
}

type Row = readonly [name: string, ...cells: (number | string | undefined)[]];

const HEADINGS: Row = ["page", "bytes", "brotli", "of budget", "with font"];

function rowOf({ path, bytes, brotli, share, withFont }: PageSize): Row {
  return [path, bytes, brotli, share === undefined ? undefined : `${Math.ceil(share * 100)} %`, withFont];
}

function table(rows: readonly Row[]): readonly string[] {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, ...cells]) =>
    [name.padEnd(width), ...cells.map((cell) => shown(cell).padStart(10))].join(""),
  );
}

function sum(pages: readonly PageSize[], of: "bytes" | "brotli"): number | undefined {
  const sizes = pages.flatMap((page) => page[of] ?? []);
  return sizes.length < pages.length ? undefined : sizes.reduce((total, size) => total + size, 0);
}

function shown(value: string | number | undefined): string {
  // Not toLocaleString, whose first number takes as long as a page does in a whole build.
  return typeof value === "number" ? `${value}`.replace(/\B(?=(\d{3})+$)/g, ",") : (value ?? "–");
}

/** What is wrong, for the person who must mend it: where, what, what to do. */
export function failureText({ problems, partiallyWritten }: SiteError, colors: Colors): string {
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  const state = partiallyWritten
    ? "dist/ is not as it was, though each of its files is whole: mend this and build again"
    : "dist/ is as it was";
  const texts = problems.map((problem) => problemText(problem, colors));
  return [...texts, colors("red", `${count}; ${state}.`)].join("\n");
}

/** One problem, on lines of its own. */
export function problemText({ rule, places, message, hint }: Problem, colors: Colors): string {
  const place = `${colors("bold", places.join("\n"))}  ${colors("dim", rule)}`;
  return `${place}\n  ${colors("red", message)}\n  → ${hint}\n`;
}

function todoText({ places, message, hint }: Todo, colors: Colors): string {
  return `- ${colors("bold", places.join(", "))}: ${message} → ${hint}`;
}
