import { type ChildNode, type Element, isTag, isText } from "domhandler";
import type { SiteData } from "../contract.ts";
import type { OutputFile } from "../output/output-file.ts";

/** A finished page as the checks see it; parse.ts makes it. */
export type CheckedPage = {
  /** The output file's path: "prices/index.html". */
  readonly path: string;
  /** The source file of the page, relative to the root. */
  readonly from: string;
  /** The page as it will be sent. */
  readonly contents: string;
  /** Every element, in document order. */
  readonly elements: readonly Element[];
  /** The elements that have a name, by it. */
  readonly byTagName: ReadonlyMap<string, readonly Element[]>;
  /** The elements that have an attribute, by its name. */
  readonly byAttribute: ReadonlyMap<string, readonly Element[]>;
  /** Names of attributes that an element has twice; the tree keeps only the first, as browsers do. */
  readonly repeated: ReadonlySet<string>;
  /** What stands in the page's style elements. */
  readonly css: string;
  /** Every text that visitors and search engines read, one for each block; see texts.ts. */
  readonly texts: readonly string[];
  /** Every address that the page uses; see addresses.ts. */
  readonly addresses: readonly Address[];
};

/** What people read in a file. */
export type ReadText = Pick<CheckedPage, "path" | "from" | "texts">;

/** An address that stands in a page. */
export type Address = {
  readonly address: string;
  /** true: the browser fetches it by itself; false: it waits for the visitor, or is only read by machines. */
  readonly fetched: boolean;
};

/** What questions about the whole site need to know of a page; page-summary.ts makes it. */
export type PageSummary = Pick<CheckedPage, "path" | "from" | "css" | "addresses"> & {
  /** The titles in its head; there should be one. */
  readonly titles: readonly string[];
  /** Its descriptions; there should be one. */
  readonly descriptions: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
};

/** What a question about the whole site is given: all files, what is kept of the pages among them, and the data. */
export type CheckedSite = {
  readonly files: readonly OutputFile[];
  readonly pages: readonly PageSummary[];
  readonly data: SiteData;
};

/** The values of an attribute on a page, in document order. */
export function valuesOf(name: string, byAttribute: CheckedPage["byAttribute"]): string[] {
  return (byAttribute.get(name) ?? []).map(({ attribs }) => attribs[name] ?? "");
}

/** The text of an element and of all below it. */
export function textOf({ children }: Element): string {
  const textIn = (nodes: readonly ChildNode[]): string =>
    nodes.map((node) => (isText(node) ? node.data : isTag(node) ? textIn(node.children) : "")).join("");
  return textIn(children).replace(/\s+/g, " ").trim();
}

/** The source text inside a style or script element. */
export function sourceOf(element: Element): string {
  return element.children.map((child) => (isText(child) ? child.data : "")).join("");
}
