import type { Document } from "domhandler";
import { blocked } from "../checks/blocked.ts";
import { images, missingValues, phoneLinks } from "../checks/contents.ts";
import { ids } from "../checks/ids.ts";
import { brokenLinks, requests } from "../checks/links.ts";
import { type CheckedSite, contentsOf, type PageSummary } from "../checks/page.ts";
import { staticFiles } from "../checks/static-files.ts";
import { styleSheets } from "../checks/style-sheets.ts";
import { collisions, orphans, titles } from "../checks/whole-site.ts";
import type { Problem, SiteData } from "../contract.ts";
import type { OutputFile } from "../output-file.ts";

const PAGE_CHECKS = [ids, missingValues, images, phoneLinks, requests, blocked];
const SITE_CHECKS = [brokenLinks, titles, orphans, collisions, staticFiles, styleSheets];

/** Runs the checks of a page, whose addresses are still as its author wrote them. */
export function checkPage(
  tree: Document,
  file: Pick<OutputFile, "path" | "from">,
  data: SiteData,
): { readonly summary: PageSummary; readonly problems: readonly Problem[] } {
  const { elements, texts, ...summary } = contentsOf(tree, file);
  const found = PAGE_CHECKS.flatMap((run) => [...run({ ...summary, elements, texts }, data)]);
  return { summary, problems: found.map((finding) => ({ ...finding, file: file.from })) };
}

/** Runs the checks that need all pages and files. */
export function checkSite(site: CheckedSite): readonly Problem[] {
  return SITE_CHECKS.flatMap((run) => [...run(site)]);
}
