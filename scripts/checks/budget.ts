import type { Problem } from "../contract.ts";
import type { OutputFile } from "../output-file.ts";

/** The most bytes that a page should have after brotli: HTML, styles, drawings and script together. */
const BUDGET = 13_000;

/** Is every page within the budget? Needs compressed variants. */
export function* overBudget(files: readonly OutputFile[]): Iterable<Problem> {
  for (const { from: file, contents } of files.filter(({ path }) => path.endsWith(".html.br"))) {
    const message = `The page has ${contents.length} bytes after brotli; the budget is ${BUDGET}.`;
    if (contents.length > BUDGET) yield { file, message, hint: "Simplify its drawings, or shorten it." };
  }
}
