import { DomHandler, type Element, isTag } from "domhandler";
import { Parser } from "htmlparser2";
import type { HtmlFile } from "../output/output-file.ts";
import { addressesIn } from "./addresses.ts";
import { type CheckedPage, sourceOf } from "./page.ts";
import { textsOf } from "./texts.ts";

/** Parses a page once, for all the checks, and notes what several of them ask for. */
export function parsePage({ path, from, contents }: HtmlFile): CheckedPage {
  const tree = new Tree();
  new Parser(tree).end(contents);
  const { dom, elements, byTagName, byAttribute, repeated } = tree;
  const css = (byTagName.get("style") ?? []).map(sourceOf).join("\n");
  const addresses = addressesIn(byAttribute, css);
  return {
    path,
    from,
    contents,
    elements,
    byTagName,
    byAttribute,
    repeated,
    css,
    texts: textsOf(dom, byAttribute, css),
    addresses,
  };
}

/** The tree of a document, and lists of what is in it. */
class Tree extends DomHandler {
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
    list(element, name, this.byTagName);
    for (const attribute of this.present) list(element, attribute, this.byAttribute);
  }

  onopentagname(): void {
    this.present.clear();
  }

  /** Called for each attribute, before the element: the tree drops one that is there already. */
  onattribute(name: string): void {
    if (this.present.has(name)) this.repeated.add(name);
    this.present.add(name);
  }
}

function list(element: Element, key: string, lists: Map<string, Element[]>): void {
  const others = lists.get(key);
  if (others) others.push(element);
  else lists.set(key, [element]);
}
