import { attributes } from "../checks/page/attributes.ts";
import { claims } from "../checks/page/claims.ts";
import { contentPolicy } from "../checks/page/content-policy.ts";
import { controlCharacters } from "../checks/page/control-characters.ts";
import { displayCharacters } from "../checks/page/display-characters.ts";
import { externalRequests } from "../checks/page/external-requests.ts";
import { figures } from "../checks/page/figures.ts";
import { headings } from "../checks/page/headings.ts";
import { idReferences } from "../checks/page/id-references.ts";
import { ids } from "../checks/page/ids.ts";
import { images } from "../checks/page/images.ts";
import { phoneLinks } from "../checks/page/phone-links.ts";
import { promises } from "../checks/page/promises.ts";
import { validAttributes } from "../checks/page/valid-attributes.ts";
import type { ReadText } from "../checks/page.ts";
import { summarize } from "../checks/page-summary.ts";
import { parsePage } from "../checks/parse.ts";
import { brokenLinks } from "../checks/site/broken-links.ts";
import { validHeaderRules } from "../checks/site/header-rules.ts";
import { orphans } from "../checks/site/orphans.ts";
import { outputCollisions } from "../checks/site/output-collisions.ts";
import { titles } from "../checks/site/titles.ts";
import { unusedStyles } from "../checks/site/unused-styles.ts";
import { normalizeText } from "../checks/texts.ts";
import type { Problem, SiteData } from "../contract.ts";
import { isHtml, type OutputFile } from "../output/output-file.ts";

/** Questions to any text that people read. */
const textChecks = (data: SiteData) => [figures(data), claims(data), promises(data)];

/** Questions to one page besides, of which some need the site's data. */
const pageChecks = (data: SiteData) => [
  externalRequests(data),
  ids,
  idReferences,
  validAttributes,
  headings,
  images,
  phoneLinks(data),
  displayCharacters(data),
  controlCharacters,
  contentPolicy,
  attributes,
];

/** Questions to the site as a whole. */
const SITE_CHECKS = [outputCollisions, brokenLinks, orphans, titles, unusedStyles, validHeaderRules];

/** Asks the finished files every question of checks/, each page parsed once; gives all that is wrong. */
export function check(files: readonly OutputFile[], data: SiteData): readonly Problem[] {
  const askedOfTexts = textChecks(data);
  const asked = [...askedOfTexts, ...pageChecks(data)];
  const pages = files.filter(isHtml).map((file) => {
    const page = parsePage(file);
    return { kept: summarize(page), problems: asked.flatMap((ask) => ask(page)) };
  });
  const site = { files, data, pages: pages.map(({ kept }) => kept) };
  const texts = otherTexts(data).flatMap((text) => askedOfTexts.flatMap((ask) => ask(text)));
  return [...pages.flatMap(({ problems }) => problems), ...texts, ...SITE_CHECKS.flatMap((ask) => ask(site))];
}

/** What people read besides pages: the texts of a contact card, and those in pictures. */
function otherTexts({ files, todos }: SiteData): readonly ReadText[] {
  const pictures = todos.flatMap(({ drawn, places: [from = ""] }) =>
    drawn ? [{ path: drawn.path, from, texts: [drawn.text] }] : [],
  );
  const cards = files.map(({ path, from, contents }) => {
    const notes = [...contents.matchAll(/^(?:NOTE|ORG|TITLE)\b[^:]*:(.*)$/gm)].map(([, text = ""]) => text);
    // A contact card writes these characters with a backslash.
    const lines = notes.flatMap((note) => note.replace(/\\([,;])/g, "$1").split("\\n"));
    return { path, from, texts: lines.map(normalizeText) };
  });
  return [...cards, ...pictures];
}
