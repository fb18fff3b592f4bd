import { compile } from "css-select";
import { DomHandler, type Element } from "domhandler";
import { Parser } from "htmlparser2";
import type { Problem, SiteData } from "../contract.ts";
import type { HtmlFile, OutputFile } from "../output/output-file.ts";
import { type Address, addressesIn, pictureOf } from "./addresses.ts";
import { sourceOf, textOf, textsOf } from "./texts.ts";

/** The texts of a file that people read. */
export type ReadText = {
  /** The output file's path: "prices/index.html". */
  readonly path: string;
  /** The source file, relative to the root. */
  readonly from: string;
  /** Every text that visitors and search engines read, one per block; see texts.ts. */
  readonly texts: readonly string[];
};

/** A check's finding; the check stage adds the place. */
export type Finding = Omit<Problem, "places">;

/** Compiled selectors, which all pages share. */
const MATCHERS = new Map<string, (element: Element) => boolean>();

export type Attribute = { readonly name: string; readonly value: string; readonly element: Element };

/** A finished page, parsed once for all checks. */
export class CheckedPage extends DomHandler implements ReadText {
  readonly path: string;
  readonly from: string;
  /** The page as hosts send it. */
  readonly contents: string;
  /** Every element, in document order. */
  readonly elements: Element[] = [];
  /** Every attribute, in document order. */
  readonly attributes: Attribute[] = [];
  /** Attributes that an element has twice. The tree, like browsers, keeps only the first. */
  readonly repeated = new Set<string>();
  /** The text of all style elements. */
  readonly css: string;
  readonly texts: readonly string[];
  readonly addresses: readonly Address[];
  readonly ids: ReadonlySet<string>;
  private readonly present = new Set<string>();

  constructor({ path, from, contents }: HtmlFile) {
    super();
    this.path = path;
    this.from = from;
    this.contents = contents;
    new Parser(this).end(contents);
    this.css = this.select("style").map(sourceOf).join("\n");
    this.texts = textsOf(this);
    this.addresses = addressesIn(this);
    this.ids = new Set(this.valuesOf("id"));
  }

  /** What checks of the whole site need, without the tree: many trees slow down the garbage collector. */
  summarize() {
    const { path, from, css, addresses, ids } = this;
    return {
      ...{ path, from, css, addresses, ids },
      classes: this.valuesOf("class").flatMap((names) => names.split(" ")),
      titles: this.select("head > title").map(textOf),
      descriptions: this.select('meta[name="description"]').map(({ attribs }) => attribs.content ?? ""),
      pictures: this.select("img").map(pictureOf),
      /** Whether search engines must not list the page. */
      isHidden: this.select('meta[name="robots"][content*="noindex"]').length > 0,
    };
  }

  /** The elements that match a CSS selector, in document order. */
  select(selector: string): Element[] {
    const matches = MATCHERS.get(selector) ?? compile<Element, Element>(selector);
    MATCHERS.set(selector, matches);
    return this.elements.filter(matches);
  }

  /** The values of all attributes with this name. */
  valuesOf(attribute: string): string[] {
    return this.attributes.filter(({ name }) => name === attribute).map(({ value }) => value);
  }

  /** Called for each attribute before its element, including duplicates that the tree drops. */
  onattribute(name: string): void {
    if (this.present.has(name)) this.repeated.add(name);
    this.present.add(name);
  }

  override onopentag(tag: string, attribs: Record<string, string>): void {
    super.onopentag(tag, attribs);
    this.present.clear();
    const element = this.tagStack.at(-1) as Element;
    this.elements.push(element);
    for (const [name, value] of Object.entries(attribs)) this.attributes.push({ name, value, element });
  }
}

export type PageSummary = Readonly<ReturnType<CheckedPage["summarize"]>>;

export type CheckedSite = {
  readonly files: readonly OutputFile[];
  readonly pages: readonly PageSummary[];
  readonly data: SiteData;
};
