import { DomHandler, type Element, isTag } from "domhandler";
import { Parser } from "htmlparser2";
import type { HtmlFile } from "../output/output-file.ts";
import { addressesIn } from "./addresses.ts";
import { type CheckedPage, type PageSummary, sourceOf, textOf, valuesOf } from "./page.ts";
import { textsOf } from "./texts.ts";

/** Parses a page once, for all checks. */
export function parsePage({ path, from, contents }: HtmlFile): CheckedPage {
  const tree = new IndexedTree();
  new Parser(tree).end(contents);
  const { dom, elements, byTagName, byAttribute, repeated } = tree;
  const css = (byTagName.get("style") ?? []).map(sourceOf).join("\n");
  const texts = textsOf(dom, byAttribute, css);
  const addresses = addressesIn(byAttribute, css);
  return { path, from, contents, elements, byTagName, byAttribute, repeated, css, texts, addresses };
}

export function summarize({ path, from, css, addresses, byTagName, byAttribute }: CheckedPage): PageSummary {
  const metas = (name: string) =>
    (byAttribute.get("name") ?? [])
      .filter(({ attribs }) => attribs.name === name)
      .map(({ attribs }) => attribs.content ?? "");
  // A drawing may have a title too.
  const titles = (byTagName.get("title") ?? []).filter(
    ({ parent }) => parent !== null && isTag(parent) && parent.name === "head",
  );
  return {
    path,
    from,
    css,
    addresses,
    titles: titles.map(textOf),
    descriptions: metas("description"),
    ids: new Set(valuesOf("id", byAttribute)),
    classes: new Set(valuesOf("class", byAttribute).flatMap((names) => names.split(" "))),
    isListed: !metas("robots").some((content) => content.includes("noindex")),
  };
}

/** A document's tree, with lists of its elements. */
class IndexedTree extends DomHandler {
  readonly elements: Element[] = [];
  readonly byTagName = new Map<string, Element[]>();
  readonly byAttribute = new Map<string, Element[]>();
  readonly repeated = new Set<string>();
  private readonly present = new Set<string>();

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
