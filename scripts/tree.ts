import render from "dom-serializer";
import { type Document, isTag, isText, type ParentNode } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";

/**
 * A page is parsed once, after it is minified. From then on it is a tree: stages change its nodes, checks read
 * them. Names are in lower case, texts and attributes without entities.
 */

/** @param xmlMode for a drawing in a file of its own, whose names keep their case */
export function parse(markup: string, xmlMode = false): Document {
  return parseDocument(markup, { xmlMode });
}

/** Every node, parents before their children. */
export const nodesOf = (tree: Document) => DomUtils.filter(() => true, tree);

export const elementsOf = (tree: Document) => nodesOf(tree).filter(isTag);

/** Every text outside styles and scripts. */
export const textsOf = (tree: Document) =>
  nodesOf(tree)
    .filter(isText)
    .filter(({ parent }) => !isRaw(parent));

const isRaw = (parent: ParentNode | null) => parent && isTag(parent) && /^(style|script)$/.test(parent.name);

/** The tree as HTML, which gives SVG its names in mixed case. Escapes in the nodes, so it comes last. */
export function serialise(tree: Document): string {
  for (const text of textsOf(tree)) text.data = text.data.replace(/[&<>]/g, (found) => `${ESCAPES[found]}`);
  for (const { attribs } of elementsOf(tree))
    for (const [name, value] of Object.entries(attribs)) attribs[name] = value.replaceAll("&", "&amp;");
  return render(tree, { encodeEntities: false }); // otherwise it writes every "°" in SVG as an entity
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
