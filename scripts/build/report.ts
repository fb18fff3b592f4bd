import { styleText } from "node:util";
import { DOCUMENT_BUDGET } from "../checks/site/page-budget.ts";
import type { Todo } from "../contract.ts";
import { bytesOf, isHtml, type OutputFile } from "../output/output-file.ts";
import type { StageTime } from "./timings.ts";

/** The result of a build; `npm run build -- --json` prints it. */
export type Report = {
  readonly pages: readonly PageSize[];
  /** The number of files in dist/. */
  readonly files: number;
  readonly milliseconds: number;
  readonly stages: readonly StageTime[];
  readonly todos: readonly Todo[];
};

/** Sizes in bytes; without compression only the first. */
export type PageSize = {
  readonly path: string;
  readonly bytes: number;
  readonly brotli?: number;
  /** `brotli` as a share of the budget; 1 is all of it. */
  readonly share?: number;
};

/** The sizes of the pages among these files. */
export function pageSizes(files: readonly OutputFile[]): readonly PageSize[] {
  const sizes = new Map(files.map((file) => [file.path, bytesOf(file).length]));
  return files.filter(isHtml).map(({ path }) => {
    const bytes = sizes.get(path) ?? 0;
    const brotli = sizes.get(`${path}.br`);
    return brotli === undefined ? { path, bytes } : { path, bytes, brotli, share: brotli / DOCUMENT_BUDGET };
  });
}

/** The report for the terminal: each page's sizes ("–" if not compressed), and what is left to do. */
export function reportText({ pages, files, milliseconds, todos }: Report): string {
  const rows = pages.map(({ path, bytes, brotli = "–", share }) => {
    return [path, `${bytes}`, `${brotli}`, share === undefined ? "–" : `${Math.ceil(share * 100)} %`];
  });
  const list = (heading: string, blocking: boolean) => {
    const items = todos.filter(({ blocks }) => blocks === blocking).map(todoText);
    return items.length > 0 ? ["", styleText("yellow", heading), ...items] : [];
  };
  return [
    ...table([["page", "bytes", "brotli", "of budget"], ...rows]),
    "",
    `The budget of a page is ${DOCUMENT_BUDGET} bytes after brotli.`,
    styleText("green", `${files} files in dist/ in ${(milliseconds / 1000).toFixed(2)} s`),
    ...list("Before the site goes live (npm run build -- --release requires it):", true),
    ...list("A release doesn't require these:", false),
  ].join("\n");
}

/** The time of each stage; load and bundle run in parallel. */
export function timingsText(stages: readonly StageTime[]): string {
  return [
    "",
    ...table(stages.map(({ stage, milliseconds }) => [stage, `${milliseconds.toFixed(0)} ms`])),
  ].join("\n");
}

function table(rows: readonly (readonly string[])[]): readonly string[] {
  const width = Math.max(...rows.map(([name = ""]) => name.length));
  return rows.map(([name = "", ...cells]) =>
    [name.padEnd(width), ...cells.map((cell) => cell.padStart(10))].join(""),
  );
}

function todoText({ places, message, hint }: Todo): string {
  return `- ${styleText("bold", places.join(", "))}: ${message} → ${hint}`;
}
