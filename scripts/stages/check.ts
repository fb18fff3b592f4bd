import { attributes } from "../checks/attributes.ts";
import { calls } from "../checks/calls.ts";
import { characters } from "../checks/characters.ts";
import { claims } from "../checks/claims.ts";
import { controls } from "../checks/controls.ts";
import { figures } from "../checks/figures.ts";
import { headers } from "../checks/headers.ts";
import { headings } from "../checks/headings.ts";
import { ids } from "../checks/ids.ts";
import { images } from "../checks/images.ts";
import { keep } from "../checks/keep.ts";
import { links } from "../checks/links.ts";
import { origins } from "../checks/origins.ts";
import { orphans } from "../checks/orphans.ts";
import type { ReadText } from "../checks/page.ts";
import { parsePage } from "../checks/parse.ts";
import { paths } from "../checks/paths.ts";
import { policy } from "../checks/policy.ts";
import { promises } from "../checks/promises.ts";
import { references } from "../checks/references.ts";
import { styles } from "../checks/styles.ts";
import { asRead } from "../checks/texts.ts";
import { titles } from "../checks/titles.ts";
import { validAttributes } from "../checks/valid-attributes.ts";
import type { Problem, SiteData } from "../contract.ts";
import { isHtml, type OutputFile } from "../output.ts";

/** Questions to any text that people read. */
const textChecks = (data: SiteData) => [figures(data), claims(data), promises(data)];

/** Questions to one page, of which some need the site's data. */
const pageChecks = (data: SiteData) => [
  ...textChecks(data),
  origins(data),
  ids,
  references,
  validAttributes,
  headings,
  images,
  calls(data),
  characters(data),
  controls,
  policy,
  attributes,
];

/** Questions to the site as a whole. */
const SITE_CHECKS = [paths, links, orphans, titles, styles, headers];

/** Asks the finished files every question of checks/, each page parsed once; gives all that is wrong. */
export function check(files: readonly OutputFile[], data: SiteData): readonly Problem[] {
  const asked = pageChecks(data);
  const pages = files.filter(isHtml).map((file) => {
    const page = parsePage(file);
    return { kept: keep(page), problems: asked.flatMap((ask) => ask(page)) };
  });
  const site = { files, data, pages: pages.map(({ kept }) => kept) };
  const texts = otherTexts(data).flatMap((text) => textChecks(data).flatMap((ask) => ask(text)));
  return [...pages.flatMap(({ problems }) => problems), ...texts, ...SITE_CHECKS.flatMap((ask) => ask(site))];
}

/** What people read besides pages: the texts of a contact card, and those in pictures. */
function otherTexts({ files, todos }: SiteData): readonly ReadText[] {
  const pictures = todos.flatMap(({ drawn, file }) =>
    drawn ? [{ path: drawn.path, from: file, texts: [drawn.text] }] : [],
  );
  const cards = files.map(({ path, from, contents }) => {
    const notes = [...contents.matchAll(/^(?:NOTE|ORG|TITLE)\b[^:]*:(.*)$/gm)].map(([, text = ""]) => text);
    // A contact card writes these characters with a backslash.
    const lines = notes.flatMap((note) => note.replace(/\\([,;])/g, "$1").split("\\n"));
    return { path, from, texts: lines.map(asRead) };
  });
  return [...cards, ...pictures];
}
