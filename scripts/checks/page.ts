import { DomHandler, type Element, isTag } from "domhandler";
import { Parser } from "htmlparser2";
import type { Problem, SiteData } from "../contract.ts";
import type { HtmlFile, OutputFile } from "../output/output-file.ts";
import { type Address, addressesIn } from "./addresses.ts";
import { sourceOf, textOf, valuesOf } from "./elements.ts";
import { textsOf } from "./texts.ts";

/** What people read in a file. */
export type ReadText = {
  /** The output file's path: "prices/index.html". */
  readonly path: string;
  /** The source file, relative to the root. */
  readonly from: string;
  /** Every text that visitors and search engines read, one per block; see texts.ts. */
  readonly texts: readonly string[];
};

/** What a check finds; the check stage adds the place. */
export type Finding = Omit<Problem, "places">;

/** A finished page, parsed once for all checks. */
export class CheckedPage extends DomHandler implements ReadText {
  readonly path: string;
  readonly from: string;
  /** The page as it will be sent. */
  readonly contents: string;
  /** Every element, in document order. */
  readonly elements: Element[] = [];
  readonly byTagName = new Map<string, Element[]>();
  readonly byAttribute = new Map<string, Element[]>();
  /** Attributes that an element has twice; like browsers, the tree keeps only the first. */
  readonly repeated = new Set<string>();
  /** The text of all style elements. */
  readonly css: string;
  readonly texts: readonly string[];
  readonly addresses: readonly Address[];
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  /** Whether search engines may list the page. */
  readonly isListed: boolean;
  private readonly present = new Set<string>();

  constructor({ path, from, contents }: HtmlFile) {
    super();
    this.path = path;
    this.from = from;
    this.contents = contents;
    new Parser(this).end(contents);
    this.css = (this.byTagName.get("style") ?? []).map(sourceOf).join("\n");
    this.texts = textsOf(this.dom, this.byAttribute, this.css);
    this.addresses = addressesIn(this.byAttribute, this.css);
    // A drawing may have a title too.
    const isInHead = ({ parent }: Element) => parent !== null && isTag(parent) && parent.name === "head";
    this.titles = (this.byTagName.get("title") ?? []).filter(isInHead).map(textOf);
    this.descriptions = this.metas("description");
    this.ids = new Set(valuesOf("id", this.byAttribute));
    this.classes = new Set(valuesOf("class", this.byAttribute).flatMap((names) => names.split(" ")));
    this.isListed = !this.metas("robots").some((content) => content.includes("noindex"));
  }

  private metas(name: string): string[] {
    const metas = (this.byAttribute.get("name") ?? []).filter(({ attribs }) => attribs.name === name);
    return metas.map(({ attribs }) => attribs.content ?? "");
  }

  override onopentag(name: string, attribs: Record<string, string>): void {
    super.onopentag(name, attribs);
    const element = this.tagStack.at(-1);
    if (!element || !isTag(element)) return;
    this.elements.push(element);
    addTo(this.byTagName, name, element);
    for (const attribute of this.present) addTo(this.byAttribute, attribute, element);
  }

  onopentagname(): void {
    this.present.clear();
  }

  /** Called for each attribute before its element, also for one that the tree will drop. */
  onattribute(name: string): void {
    if (this.present.has(name)) this.repeated.add(name);
    this.present.add(name);
  }
}

function addTo(lists: Map<string, Element[]>, key: string, element: Element): void {
  const list = lists.get(key);
  if (list) list.push(element);
  else lists.set(key, [element]);
}

export type CheckedSite = {
  readonly files: readonly OutputFile[];
  readonly pages: readonly CheckedPage[];
  readonly data: SiteData;
};
