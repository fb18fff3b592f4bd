import { type DefaultTreeAdapterTypes, parse } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** An element as its name, attributes and contents; a text as a string. */
export type Tree = string | { name: string; attributes: Record<string, string>; children: Tree[] };

/**
 * A document as browsers see it, parsed with a different parser from the build's. White space is collapsed to one
 * space, and removed around anything that isn't text.
 */
export function domOf(html: string): Tree[] {
  return parse(html).childNodes.flatMap(treeOf);
}

/** Every element with this name, in document order. */
export function elementsOf(trees: readonly Tree[], name: string): Exclude<Tree, string>[] {
  return trees.flatMap((tree) => {
    if (typeof tree === "string") return [];
    return [...(tree.name === name ? [tree] : []), ...elementsOf(tree.children, name)];
  });
}

/** The text of a page, as visitors read it, on one line. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
}

/** The CSS in a style element, before React escaped the s of "style" in it. */
export function cssOf(style: Exclude<Tree, string> | undefined): string {
  return String(style?.children[0]).replace(/(<\/?)\\(73|53) /g, (_, start, code) => {
    return start + String.fromCharCode(Number.parseInt(code, 16));
  });
}

function treeOf(node: Node): Tree[] {
  if ("value" in node) return [node.value];
  if (!("tagName" in node)) return [node.nodeName];
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
  const children = ("content" in node ? node.content.childNodes : node.childNodes).flatMap(treeOf);
  const isData = node.tagName === "script" || node.tagName === "style";
  return [{ name: node.tagName, attributes, children: isData ? children : children.map(shown) }];
}

function shown(tree: Tree): Tree {
  return typeof tree === "string" ? tree.replace(/[ \t\n\f\r]+/g, " ") : tree;
}
