import { DOCUMENT_BUDGET } from "../checks/site/page-budget.ts";
import type { Todo } from "../contract.ts";
import { bytesOf, isHtml, type OutputFile } from "../output/output-file.ts";
import type { StageTime } from "./timings.ts";

/** What a build has made; `npm run build -- --json` prints it as it is. */
export type Report = {
  readonly pages: readonly PageSize[];
  /** How many files are in dist/. */
  readonly files: number;
  readonly milliseconds: number;
  readonly stages: readonly StageTime[];
  readonly todos: readonly Todo[];
};

/** Sizes in bytes; those after brotli are missing where nothing was compressed. */
export type PageSize = {
  readonly path: string;
  readonly bytes: number;
  readonly brotli?: number;
  /** The share of the budget that `brotli` takes: 1 is all of it. */
  readonly share?: number;
  /** `brotli`, and the fonts of the site. */
  readonly withFont?: number;
};

/** The sizes of the pages among these files, in their order; brotli's are those of the siblings among them. */
export function pageSizes(files: readonly OutputFile[]): readonly PageSize[] {
  const sizes = new Map(files.map((file) => [file.path, bytesOf(file).length]));
  const fonts = [...sizes].filter(([path]) => path.endsWith(".woff2")).map(([, size]) => size);
  const font = fonts.reduce((total, size) => total + size, 0);
  return files.filter(isHtml).map(({ path }) => {
    const bytes = sizes.get(path) ?? 0;
    const brotli = sizes.get(`${path}.br`);
    return brotli === undefined
      ? { path, bytes }
      : { path, bytes, brotli, share: brotli / DOCUMENT_BUDGET, withFont: brotli + font };
  });
}
