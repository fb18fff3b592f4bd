import { blocked } from "../checks/blocked.ts";
import { images, missingValues, phoneLinks } from "../checks/contents.ts";
import { ids } from "../checks/ids.ts";
import { brokenLinks, requests } from "../checks/links.ts";
import { parsePage } from "../checks/page.ts";
import { staticFiles } from "../checks/static-files.ts";
import { styleSheets } from "../checks/style-sheets.ts";
import { collisions, orphans, titles } from "../checks/whole-site.ts";
import type { Problem, SiteData } from "../contract.ts";
import { throwIfAny } from "../errors/site-error.ts";
import { isPage, type OutputFile } from "../output-file.ts";

const PAGE_CHECKS = [ids, missingValues, images, phoneLinks, requests, blocked];
const SITE_CHECKS = [brokenLinks, titles, orphans, collisions, staticFiles, styleSheets];

/**
 * Runs every check on the files of a site at the root of its host; parses each page once.
 * @param known problems that earlier stages have found
 * @throws {SiteError} with all problems, if there is any
 */
export function check(files: readonly OutputFile[], data: SiteData, known: readonly Problem[]): void {
  const problems = [...known];
  const pages = files.filter(isPage).map((file) => {
    const page = parsePage(file);
    const found = PAGE_CHECKS.flatMap((run) => [...run(page, data)]);
    problems.push(...found.map((finding) => ({ ...finding, file: page.from })));
    const { elements: _elements, texts: _texts, ...summary } = page;
    return summary;
  });
  throwIfAny([...problems, ...SITE_CHECKS.flatMap((run) => [...run({ files, pages, data })])]);
}
