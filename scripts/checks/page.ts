import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";
import type { SiteData } from "../contract.ts";
import type { HtmlFile, OutputFile } from "../output.ts";

/** A finished page as the checks see it. */
export type CheckedPage = {
  /** The output file's path: "prices/index.html". */
  readonly path: string;
  /** The source file of the page, relative to the root. */
  readonly from: string;
  /** Every element, in document order. */
  readonly elements: readonly Element[];
  /** Every piece of text outside styles and scripts, in document order. */
  readonly texts: readonly string[];
};

/** What a check is given: all files, the pages among them already parsed, and the site's data. */
export type CheckedSite = {
  readonly files: readonly OutputFile[];
  readonly pages: readonly CheckedPage[];
  readonly data: SiteData;
};

/** Parses a page once, for all the checks. */
export function parsePage({ path, from, contents }: HtmlFile): CheckedPage {
  const elements: Element[] = [];
  const texts: string[] = [];
  collect(parseDocument(contents).children, elements, texts);
  return { path, from, elements, texts };
}

/** The text of an element and of all below it. */
export function textOf(element: Element): string {
  const texts: string[] = [];
  collect([element], [], texts);
  return texts.join("").replace(/\s+/g, " ").trim();
}

/** The source text inside a style or script element. */
export function sourceOf(element: Element): string {
  return element.children.map((child) => (isText(child) ? child.data : "")).join("");
}

function collect(nodes: readonly ChildNode[], elements: Element[], texts: string[]): void {
  for (const node of nodes) {
    if (isText(node)) texts.push(node.data);
    if (!isTag(node)) continue;
    elements.push(node);
    if (node.name === "script" || node.name === "style") continue;
    collect(node.children, elements, texts);
  }
}
