import type { Problem, SiteData } from "../contract.ts";
import type { OutputFile } from "../output-file.ts";
import type { PageContents, PageSummary } from "../stages/read-page.ts";
import { blocked } from "./blocked.ts";
import { forbiddenMarkup, ids, images, missingValues, phoneLinks } from "./contents.ts";
import { brokenLinks } from "./links.ts";
import { collisions, customProperties, orphans, titles } from "./whole-site.ts";

/** All checks of finished pages, except those of texts that wait for a fact, which are todos. */

const OF_PAGES = [ids, missingValues, forbiddenMarkup, images, phoneLinks, blocked];

/** What is wrong with a page by itself. */
export const checkPage = (page: PageContents, data: SiteData): readonly Problem[] =>
  OF_PAGES.flatMap((check) => [...check(page, data)]);

/** What is wrong with the pages, files and all styles, those of print included, together. */
export const checkSite = (
  pages: readonly PageSummary[],
  files: readonly OutputFile[],
  css: string,
  data: SiteData,
): readonly Problem[] => [
  ...brokenLinks(pages, files, data),
  ...titles(pages),
  ...orphans(pages, data),
  ...collisions(files),
  ...customProperties(css),
];
