import type { BenchPage } from "./pages.ts";
import { astro } from "./tools/astro.ts";
import { eleventy, eleventyMinified } from "./tools/eleventy.ts";
import { ours } from "./tools/ours.ts";

/** A tool that builds the sites. */
export type Tool = {
  readonly name: string;
  /** The source files of a site, by their paths. */
  readonly filesOf: (pages: readonly BenchPage[]) => Readonly<Record<string, string>>;
  /** What node runs, given the folder that the other tools are installed in. */
  readonly command: (installed: string) => readonly string[];
  /** The folder that the site is written into. */
  readonly output: string;
};

/** In the order of their turns; the one that the others are compared with comes first. */
export const tools: readonly Tool[] = [ours, eleventy, eleventyMinified, astro];
