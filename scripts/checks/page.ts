import { type Element, isTag } from "domhandler";
import { DomUtils } from "htmlparser2";
import { eachAddress } from "../addresses.ts";
import type { SiteData } from "../contract.ts";
import { addressOf, type OutputFile } from "../output-file.ts";
import type { Page } from "../stages/load.ts";
import type { Nodes } from "../tree.ts";
import { blocked } from "./blocked.ts";
import { forbiddenMarkup, ids, images, missingValues, phoneLinks } from "./contents.ts";
import type { Link, linkFollower } from "./links.ts";

const CHECKS = [ids, missingValues, forbiddenMarkup, images, phoneLinks, blocked];

export type PageContents = ReturnType<typeof contentsOf>;

/** What remains of a page for the checks of the whole site: no nodes, to save memory. */
export type PageSummary = PageContents["summary"];

export type CheckedSite = {
  readonly files: readonly OutputFile[];
  readonly pages: readonly PageSummary[];
  /** All styles, with those for paper. */
  readonly css: string;
};

/** Drawings have titles, too. */
const isTitle = ({ name, parent }: Element) =>
  name === "title" && parent && isTag(parent) && parent.name === "head";
const isDescription = ({ name, attribs }: Element) => name === "meta" && attribs.name === "description";
const isStructuredData = ({ attribs }: Element) => attribs.type === "application/ld+json";
const CODE = new Set(["code", "kbd", "pre", "samp"]);

type Follow = ReturnType<typeof linkFollower>;

/** Reads what the checks need. `known`: texts of earlier pages; checking them again takes 1.5 % of this site's build. */
export function contentsOf(nodes: Nodes, page: Page, follow: Follow, known: Set<string>) {
  const { elements, attributes, texts } = nodes;
  const address = addressOf(page.output);
  const links = new Set<Link>();
  eachAddress(nodes, (each, use) => links.add(follow(each, use, address)));
  const isNew = (text: string) => !known.has(text) && known.add(text);
  const summary = {
    /** Below the site's root: "/prices/". */
    address,
    from: page.file,
    links: [...links],
    ids: attributes.filter(({ name }) => name === "id").map(({ value }) => value),
    titles: elements.filter(isTitle).map((title) => DomUtils.textContent(title).trim()),
    descriptions: elements.filter(isDescription).map(({ attribs }) => attribs.content?.trim() ?? ""),
    isHidden: page.meta.noindex === true,
  };
  return {
    ...summary,
    summary,
    styles: elements.filter(({ name }) => name === "style").map(DomUtils.textContent),
    structuredData: elements.filter(isStructuredData).map(DomUtils.textContent),
    elements,
    attributes,
    /** Those that visitors read, without code. */
    texts: texts
      .filter(({ parent }) => !(parent && isTag(parent) && CODE.has(parent.name)))
      .map(({ data }) => data)
      .filter(isNew),
  };
}

/** What is wrong with a page, whose addresses are still as its author wrote them. */
export const checkPage = (page: PageContents, data: SiteData) =>
  CHECKS.flatMap((run) => [...run(page, data)]);
