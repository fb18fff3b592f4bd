import type { Problem } from "../../contract.ts";
import { bytesOf, isHtml, type OutputFile } from "../../output/output-file.ts";

/** What a document may weigh after brotli at its best, in bytes: HTML, styles, drawings and script together. */
export const DOCUMENT_BUDGET = 13_000;

/** What a document and the font should weigh together, in bytes; an aim, reported and no more. */
export const AIM_WITH_FONT = 14_000;

/** Is every page within its budget? Read from the compressed siblings, so only where there are any. */
export function pageBudget(files: readonly OutputFile[]): Problem[] {
  const sizes = new Map(files.map((file) => [file.path, bytesOf(file).length]));
  return files.filter(isHtml).flatMap(({ path, from }) => {
    const size = sizes.get(`${path}.br`);
    if (size === undefined || size <= DOCUMENT_BUDGET) return [];
    const message = `dist/${path} is ${size.toLocaleString("en-GB")} bytes after brotli, over the budget of ${DOCUMENT_BUDGET.toLocaleString("en-GB")}.`;
    return [
      {
        rule: "page-budget",
        places: [from],
        message,
        hint: "Draw with less: fewer paths, shared symbols, shorter text.",
      },
    ];
  });
}
