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
import { links } from "../checks/links.ts";
import { origins } from "../checks/origins.ts";
import { orphans } from "../checks/orphans.ts";
import { parsePage } from "../checks/parse.ts";
import { paths } from "../checks/paths.ts";
import { policy } from "../checks/policy.ts";
import { references } from "../checks/references.ts";
import { styles } from "../checks/styles.ts";
import { titles } from "../checks/titles.ts";
import { validAttributes } from "../checks/valid-attributes.ts";
import type { Problem, SiteData } from "../contract.ts";
import { isHtml, type OutputFile } from "../output.ts";

const CHECKS = [
  paths,
  links,
  origins,
  orphans,
  ids,
  references,
  validAttributes,
  titles,
  headings,
  images,
  figures,
  claims,
  calls,
  styles,
  characters,
  controls,
  policy,
  attributes,
  headers,
];

/** Asks the finished files every question of checks/, each page parsed once; gives all that is wrong. */
export function check(files: readonly OutputFile[], data: SiteData): readonly Problem[] {
  const site = { files, data, pages: files.filter(isHtml).map(parsePage) };
  return CHECKS.flatMap((ask) => ask(site));
}
