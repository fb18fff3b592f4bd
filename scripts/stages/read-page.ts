import { type ChildNode, type Document, type Element, isTag, type Text } from "domhandler";
import { DomUtils } from "htmlparser2";
import { type Address, addressesIn } from "../addresses.ts";
import type { Follow, Link } from "../links.ts";
import { addressOf } from "../paths.ts";
import { type Nodes, nodesIn } from "../tree.ts";
import type { Page } from "./load.ts";
import { isBlocked } from "./policy.ts";

/** What a finished page contains, for checks and for the steps that follow. */
export type PageContents = {
  /** Below the site's root: "/prices/". */
  readonly address: `/${string}`;
  /** The page's file: "pages/prices.tsx". */
  readonly from: string;
  /** true: hidden from search engines. */
  readonly isHidden: boolean;
  readonly elements: Nodes["elements"];
  readonly attributes: Nodes["attributes"];
  /** Those that visitors read, without code and quotations. */
  readonly texts: readonly string[];
  /** The texts of quotations, without their footers. */
  readonly quotes: readonly string[];
  readonly addresses: readonly Address[];
  /** Where they lead, apart from those that the policy blocks. */
  readonly links: readonly Link[];
  readonly ids: readonly string[];
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  /** The texts of its style blocks and of its structured data. */
  readonly styles: readonly string[];
  readonly structuredData: readonly string[];
};

/** What checks of the whole site need of a page. Keeping all contents of 1,000 pages would take 40 % more memory. */
export type PageSummary = Pick<
  PageContents,
  "address" | "from" | "isHidden" | "links" | "ids" | "titles" | "descriptions"
>;

export function summaryOf(page: PageContents): PageSummary {
  const { address, from, isHidden, links, ids, titles, descriptions } = page;
  return { address, from, isHidden, links, ids, titles, descriptions };
}

/** Drawings have titles, too. */
const isTitle = ({ name, parent }: Element) =>
  name === "title" && parent && isTag(parent) && parent.name === "head";
const isDescription = ({ name, attribs }: Element) => name === "meta" && attribs.name === "description";
const isStructuredData = ({ attribs }: Element) => attribs.type === "application/ld+json";
const CODE = new Set(["code", "kbd", "pre", "samp"]);
const isCode = ({ parent }: Text) => parent !== null && isTag(parent) && CODE.has(parent.name);

/** Is a text in a quotation, but not in its footer, which says whose it is? */
function isQuoted({ parent }: ChildNode): boolean {
  if (parent === null || !isTag(parent) || parent.name === "footer") return false;
  return parent.name === "blockquote" || isQuoted(parent);
}

/** Reads a page whose addresses are as its author wrote them. */
export function readPage(tree: Document, page: Page, follow: Follow): PageContents {
  const { elements, attributes, texts } = nodesIn(tree);
  const quotes = new Set(texts.filter(isQuoted));
  const addresses = addressesIn({ elements, attributes, texts });
  const address = addressOf(page.output);
  const textsOf = (isWanted: (element: Element) => unknown) =>
    elements.filter(isWanted).map((element) => DomUtils.textContent(element));
  return {
    address,
    from: page.file,
    isHidden: page.meta.noindex === true,
    elements,
    attributes,
    texts: texts.filter((text) => !isCode(text) && !quotes.has(text)).map(({ data }) => data),
    quotes: [...quotes].map(({ data }) => data),
    addresses,
    links: addresses.filter(({ element }) => !isBlocked(element)).map((each) => follow(each, address)),
    ids: attributes.filter(({ name }) => name === "id").map(({ value }) => value),
    titles: textsOf(isTitle).map((title) => title.trim()),
    descriptions: elements.filter(isDescription).map(({ attribs }) => attribs.content?.trim() ?? ""),
    styles: textsOf(({ name }) => name === "style"),
    structuredData: textsOf(isStructuredData),
  };
}
