import { blocked } from "../checks/blocked.ts";
import { forbiddenMarks, ids, images, missingValues, phoneLinks } from "../checks/contents.ts";
import { brokenLinks } from "../checks/links.ts";
import type { CheckedSite, PageContents } from "../checks/page.ts";
import { collisions, customProperties, orphans, titles } from "../checks/whole-site.ts";
import type { Problem, SiteData } from "../contract.ts";

const PAGE_CHECKS = [ids, missingValues, forbiddenMarks, images, phoneLinks, blocked];
const SITE_CHECKS = [brokenLinks, titles, orphans, collisions, customProperties];

/** What is wrong with a page, whose addresses are still as its author wrote them. */
export function checkPage(page: PageContents, data: SiteData): readonly Problem[] {
  return PAGE_CHECKS.flatMap((run) => [...run(page, data)]);
}

export function checkSite(site: CheckedSite): readonly Problem[] {
  return SITE_CHECKS.flatMap((run) => [...run(site)]);
}
