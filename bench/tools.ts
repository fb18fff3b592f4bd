import type { BenchPage } from "./pages.ts";
import { astro } from "./tools/astro.ts";
import { eleventy, eleventyMinified } from "./tools/eleventy.ts";
import { ours } from "./tools/ours.ts";

/** A tool that builds the sites. */
export type Tool = {
  readonly name: string;
  /** The source files of a site, by their paths. */
  readonly filesOf: (pages: readonly BenchPage[]) => Readonly<Record<string, string>>;
  /** The arguments for node, given the folder where the other tools are installed. */
  readonly command: (installed: string) => readonly string[];
  /** The folder for the finished site. */
  readonly output: string;
};

/** In the order of their turns. The others are compared with the first. */
export const tools: readonly Tool[] = [ours, eleventy, eleventyMinified, astro];
