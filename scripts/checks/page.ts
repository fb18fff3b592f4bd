import { type Element, isTag } from "domhandler";
import { DomUtils } from "htmlparser2";
import { addressesIn } from "../addresses.ts";
import type { SiteData } from "../contract.ts";
import { addressOf, type OutputFile } from "../output-file.ts";
import type { Nodes } from "../tree.ts";
import type { linkFollower } from "./links.ts";

export type PageContents = ReturnType<typeof contentsOf>;

/** What remains of a page for the checks of the whole site: no nodes, to save memory. */
export type PageSummary = Omit<PageContents, "elements" | "attributes" | "texts" | "css">;

export type CheckedSite = {
  readonly files: readonly OutputFile[];
  readonly pages: readonly PageSummary[];
  readonly data: SiteData;
  /** The styles of pages, with those for paper. */
  readonly styles: readonly string[];
};

export const summaryOf = ({ elements, attributes, texts, css, ...summary }: PageContents): PageSummary =>
  summary;

const CODE = new Set(["code", "kbd", "pre", "samp"]);

type Follow = ReturnType<typeof linkFollower>;

/** Reads what the checks need to know of a page. */
export function contentsOf({ elements, texts }: Nodes, path: string, from: string, follow: Follow) {
  const address = addressOf(path);
  const contentOf = (name: string) =>
    elements
      .filter((each) => each.name === "meta" && each.attribs.name === name)
      .map(({ attribs }) => attribs.content?.trim() ?? "");
  const attributes: { readonly element: Element; readonly name: string; readonly value: string }[] = [];
  for (const element of elements)
    for (const name in element.attribs) attributes.push({ element, name, value: `${element.attribs[name]}` });
  const isInHead = ({ parent }: Element) => parent !== null && isTag(parent) && parent.name === "head";
  const textsOf = (each: readonly Element[]) => each.map((element) => DomUtils.textContent(element));
  const titles = elements.filter((each) => each.name === "title" && isInHead(each));
  return {
    /** Below the site's root: "/prices/". */
    address,
    from,
    links: addressesIn(elements).map((each) => follow(each, address)),
    ids: attributes.filter(({ name }) => name === "id").map(({ value }) => value),
    titles: textsOf(titles).map((title) => title.trim()),
    css: textsOf(elements.filter(({ name }) => name === "style")).join(""),
    descriptions: contentOf("description"),
    isHidden: contentOf("robots").join().includes("noindex"),
    elements,
    attributes,
    /** Those that visitors read, without code. */
    texts: texts
      .filter(({ parent }) => !(parent && isTag(parent) && CODE.has(parent.name)))
      .map(({ data }) => data),
  };
}
