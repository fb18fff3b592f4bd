import type { Problem } from "../../contract.ts";
import { bytesOf, isHtml, type OutputFile } from "../../output/output-file.ts";

/** The most bytes that a document may have after brotli: HTML, styles, drawings and script together. */
export const DOCUMENT_BUDGET = 13_000;

/** Is every page within its budget? Not checked without compressed variants. */
export function pageBudget(files: readonly OutputFile[]): Problem[] {
  const sizes = new Map(files.map((file) => [file.path, bytesOf(file).length]));
  return files.filter(isHtml).flatMap(({ path, from }) => {
    const size = sizes.get(`${path}.br`) ?? 0;
    if (size <= DOCUMENT_BUDGET) return [];
    const message = `dist/${path} has ${size} bytes after brotli; the budget is ${DOCUMENT_BUDGET}.`;
    const hint = "Simplify the page: fewer paths, shared symbols, shorter text.";
    return [{ rule: "page-budget", places: [from], message, hint }];
  });
}
