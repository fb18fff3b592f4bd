import { claims } from "../checks/page/claims.ts";
import { contentPolicy } from "../checks/page/content-policy.ts";
import { controlCharacters } from "../checks/page/control-characters.ts";
import { displayCharacters } from "../checks/page/display-characters.ts";
import { externalRequests } from "../checks/page/external-requests.ts";
import { figures } from "../checks/page/figures.ts";
import { headings } from "../checks/page/headings.ts";
import { idReferences, ids } from "../checks/page/ids.ts";
import { images } from "../checks/page/images.ts";
import { phoneLinks } from "../checks/page/phone-links.ts";
import { promises } from "../checks/page/promises.ts";
import { validAttributes } from "../checks/page/valid-attributes.ts";
import { CheckedPage, type Finding, type ReadText } from "../checks/page.ts";
import { brokenLinks } from "../checks/site/broken-links.ts";
import { validHeaderRules } from "../checks/site/header-rules.ts";
import { imageRatios } from "../checks/site/image-files.ts";
import { orphans } from "../checks/site/orphans.ts";
import { outputCollisions } from "../checks/site/output-collisions.ts";
import { declarations, unusedStyles } from "../checks/site/styles.ts";
import { titles } from "../checks/site/titles.ts";
import { normalizeText } from "../checks/texts.ts";
import type { Problem, SiteData } from "../contract.ts";
import { isHtml, type OutputFile } from "../output/output-file.ts";

/** Checks of any text that people read. */
const textChecks = (data: SiteData) => [figures(data), claims(data), promises(data)];

/** Checks of one page. */
const PAGE_CHECKS = [
  externalRequests,
  ids,
  idReferences,
  validAttributes,
  headings,
  images,
  phoneLinks,
  displayCharacters,
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
  const forTexts = textChecks(data);
  const forPages = PAGE_CHECKS.map((run) => (page: CheckedPage) => run(page, data));
  const checked = files.filter(isHtml).map((file) => {
    const page = new CheckedPage(file);
    return { summary: page.summarize(), problems: problemsOf(page, [...forTexts, ...forPages]) };
  });
  const site = { files, data, pages: checked.map(({ summary }) => summary) };
  return [
    ...checked.flatMap(({ problems }) => problems),
    ...otherTexts(data).flatMap((text) => problemsOf(text, forTexts)),
    ...SITE_CHECKS.flatMap((run) => run(site)),
  ];
}

function problemsOf<T extends ReadText>(text: T, checks: readonly ((text: T) => Finding[])[]): Problem[] {
  return checks.flatMap((run) => run(text)).map((finding) => ({ ...finding, places: [text.from] }));
}

/** Texts that people read outside pages: in contact cards. */
function otherTexts({ files }: SiteData): readonly ReadText[] {
  return files.map(({ path, from, contents }) => {
    const notes = [...contents.matchAll(/^(?:NOTE|ORG|TITLE)\b[^:]*:(.*)$/gm)].map(([, text = ""]) => text);
    // A contact card escapes these characters with a backslash.
    const lines = notes.flatMap((note) => note.replace(/\\([,;])/g, "$1").split("\\n"));
    return { path, from, texts: lines.map(normalizeText) };
  });
}
