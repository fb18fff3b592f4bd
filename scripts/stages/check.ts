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
import { parsePage } from "../checks/parse.ts";
import { paths } from "../checks/paths.ts";
import { policy } from "../checks/policy.ts";
import { promises } from "../checks/promises.ts";
import { references } from "../checks/references.ts";
import { styles } from "../checks/styles.ts";
import { titles } from "../checks/titles.ts";
import { validAttributes } from "../checks/valid-attributes.ts";
import type { Problem, SiteData } from "../contract.ts";
import { isHtml, type OutputFile } from "../output.ts";

/** Questions to one page, of which some need the site's data. */
const pageChecks = (data: SiteData) => [
  origins(data),
  ids,
  references,
  validAttributes,
  headings,
  images,
  figures(data),
  claims(data),
  promises(data),
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
  return [...pages.flatMap(({ problems }) => problems), ...SITE_CHECKS.flatMap((ask) => ask(site))];
}
