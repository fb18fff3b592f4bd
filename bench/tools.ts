import type { Tool } from "./tool.ts";
import { astro } from "./tools/astro.ts";
import { eleventy, eleventyMinified } from "./tools/eleventy.ts";
import { ours } from "./tools/ours.ts";

/** In the order of their turns; what the others are compared with comes first. */
export const tools: readonly Tool[] = [ours, eleventy, eleventyMinified, astro];
