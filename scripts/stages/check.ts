import { contentPolicy } from "../checks/page/content-policy.ts";
import { controlCharacters } from "../checks/page/control-characters.ts";
import { externalRequests } from "../checks/page/external-requests.ts";
import { headings } from "../checks/page/headings.ts";
import { idReferences, ids } from "../checks/page/ids.ts";
import { images } from "../checks/page/images.ts";
import { phoneLinks } from "../checks/page/phone-links.ts";
import { validAttributes } from "../checks/page/valid-attributes.ts";
import { CheckedPage, type Finding } from "../checks/page.ts";
import { brokenLinks } from "../checks/site/broken-links.ts";
import { validHeaderRules } from "../checks/site/header-rules.ts";
import { imageRatios } from "../checks/site/image-files.ts";
import { orphans } from "../checks/site/orphans.ts";
import { outputCollisions } from "../checks/site/output-collisions.ts";
import { declarations, unusedStyles } from "../checks/site/styles.ts";
import { titles } from "../checks/site/titles.ts";
import type { Problem, SiteData } from "../contract.ts";
import { isHtml, type OutputFile } from "../output/output-file.ts";

/** Checks of one page. */
const PAGE_CHECKS = [
  externalRequests,
  ids,
  idReferences,
  validAttributes,
  headings,
  images,
  phoneLinks,
  controlCharacters,
  contentPolicy,
];

/** Checks of the whole site; pageBudget runs after compression. */
const SITE_CHECKS = [
  outputCollisions,
  brokenLinks,
  imageRatios,
  orphans,
  titles,
  declarations,
  unusedStyles,
  validHeaderRules,
];

/** Runs every check on the finished files, parses each page once, and returns all problems. */
export function check(files: readonly OutputFile[], data: SiteData): readonly Problem[] {
  const forPages = PAGE_CHECKS.map((run) => (page: CheckedPage) => run(page, data));
  const checked = files.filter(isHtml).map((file) => {
    const page = new CheckedPage(file);
    return { summary: page.summarize(), problems: problemsOf(page, forPages) };
  });
  const site = { files, data, pages: checked.map(({ summary }) => summary) };
  return [...checked.flatMap(({ problems }) => problems), ...SITE_CHECKS.flatMap((run) => run(site))];
}

function problemsOf(page: CheckedPage, checks: readonly ((page: CheckedPage) => Finding[])[]): Problem[] {
  return checks.flatMap((run) => run(page)).map((finding) => ({ ...finding, places: [page.from] }));
}
