import render from "dom-serializer";
import { type ChildNode, type Document, type Element, isTag, isText, type Text } from "domhandler";
import { parseDocument } from "htmlparser2";

/**
 * A page is parsed once, after it is minified. From then on it is a tree: stages change its nodes, checks read
 * them. Names are in lower case, texts and attributes without entities.
 */

/** @param xmlMode for a drawing in a file of its own, whose names keep their case */
export function parse(markup: string, xmlMode = false): Document {
  return parseDocument(markup, { xmlMode });
}

export type Attribute = { readonly element: Element; readonly name: string; readonly value: string };

/** All elements, parents before their children, their attributes, and all texts outside styles and scripts. */
export type Nodes = {
  readonly elements: readonly Element[];
  readonly attributes: readonly Attribute[];
  readonly texts: readonly Text[];
};

export function nodesIn(tree: Document): Nodes {
  const elements: Element[] = [];
  const attributes: Attribute[] = [];
  const texts: Text[] = [];
  const collect = (nodes: readonly ChildNode[]) => {
    for (const node of nodes) {
      if (isText(node)) texts.push(node);
      if (!isTag(node)) continue;
      elements.push(node);
      for (const [name, value] of Object.entries(node.attribs))
        attributes.push({ element: node, name, value });
      if (node.name !== "style" && node.name !== "script") collect(node.children);
    }
  };
  collect(tree.children);
  return { elements, attributes, texts };
}

/** The tree as HTML, with SVG's names in mixed case. */
export function serialise(tree: Document): string {
  return render(tree, { encodeEntities: "utf8" });
}
