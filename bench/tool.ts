import type { BenchPage } from "./pages.ts";

/** A tool that makes the sites, all of them of the same pages. */
export type Tool = {
  readonly name: string;
  /** The source files of a site, by their paths. */
  readonly filesOf: (pages: readonly BenchPage[]) => Readonly<Record<string, string>>;
  /** What node runs, given the folder that the other tools are installed in. */
  readonly command: (installed: string) => readonly string[];
  /** The folder that the site is written into. */
  readonly output: string;
  /** What the tool keeps for its next build. */
  readonly caches: readonly string[];
};

/** The page files of a site, named as the pages are. */
export function pageFiles(
  pages: readonly BenchPage[],
  folder: string,
  ending: string,
  textOf: (page: BenchPage) => string,
): Record<string, string> {
  return Object.fromEntries(pages.map((page) => [`${folder}${page.name}${ending}`, textOf(page)]));
}
