import type { Problem, SiteData } from "../contract.ts";
import type { OutputFile } from "../output-file.ts";
import type { PageContents, PageSummary } from "../stages/read-page.ts";
import { blocked } from "./blocked.ts";
import { brokenLinks } from "./broken-links.ts";
import { customProperties, forbiddenMarkup, ids, images, missingValues, phoneLinks } from "./contents.ts";
import { collisions, orphans, titles } from "./whole-site.ts";

/** All checks of finished pages, except those of texts that wait for a fact, which are todos. */

const OF_PAGES = [ids, missingValues, forbiddenMarkup, images, phoneLinks, blocked];

/** What is wrong with a page by itself. */
export const checkPage = (page: PageContents, data: SiteData, printStyles: string): readonly Problem[] => [
  ...OF_PAGES.flatMap((check) => [...check(page, data)]),
  ...customProperties(page, printStyles),
];

/** What is wrong with the pages and files together. */
export const checkSite = (
  pages: readonly PageSummary[],
  files: readonly OutputFile[],
  data: SiteData,
): readonly Problem[] => [
  ...brokenLinks(pages, files, data),
  ...titles(pages),
  ...orphans(pages, data),
  ...collisions(files),
];
