import { type ChildNode, type Element, isTag, isText } from "domhandler";
import type { Problem, SiteData } from "../contract.ts";
import type { OutputFile } from "../output/output-file.ts";

/** A finished page as the checks see it; parse.ts makes it. */
export type CheckedPage = {
  /** The output file's path: "prices/index.html". */
  readonly path: string;
  /** The page's source file, relative to the root. */
  readonly from: string;
  /** The page as it will be sent. */
  readonly contents: string;
  /** Every element, in document order. */
  readonly elements: readonly Element[];
  readonly byTagName: ReadonlyMap<string, readonly Element[]>;
  /** The elements that have an attribute, by its name. */
  readonly byAttribute: ReadonlyMap<string, readonly Element[]>;
  /** Attributes that an element has twice; like browsers, the tree keeps only the first. */
  readonly repeated: ReadonlySet<string>;
  /** The text of all style elements. */
  readonly css: string;
  /** Every text that visitors and search engines read, one per block; see texts.ts. */
  readonly texts: readonly string[];
  /** Every address that the page uses; see addresses.ts. */
  readonly addresses: readonly Address[];
};

/** An address that a page uses. */
export type Address = {
  readonly address: string;
  /** true: the browser fetches it unasked; false: only a visitor or a machine follows it. */
  readonly fetched: boolean;
};

/** What people read in a file. */
export type ReadText = Pick<CheckedPage, "path" | "from" | "texts">;

/** What the checks of the whole site need of a page; to keep all trees makes a large build a tenth slower. */
export type PageSummary = Pick<CheckedPage, "path" | "from" | "css" | "addresses"> & {
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  /** Whether search engines may list the page. */
  readonly isListed: boolean;
};

export type CheckedSite = {
  readonly files: readonly OutputFile[];
  readonly pages: readonly PageSummary[];
  readonly data: SiteData;
};

/** What a check finds; the check stage adds the place. */
export type Finding = Omit<Problem, "places">;

/** The values of an attribute on a page, in document order. */
export function valuesOf(name: string, byAttribute: CheckedPage["byAttribute"]): string[] {
  return (byAttribute.get(name) ?? []).map(({ attribs }) => attribs[name] ?? "");
}

/** The text of an element and everything in it. */
export function textOf({ children }: Element): string {
  const textIn = (nodes: readonly ChildNode[]): string =>
    nodes.map((node) => (isText(node) ? node.data : isTag(node) ? textIn(node.children) : "")).join("");
  return textIn(children).replace(/\s+/g, " ").trim();
}

/** The source text inside a style or script element. */
export function sourceOf(element: Element): string {
  return element.children.map((child) => (isText(child) ? child.data : "")).join("");
}
