import { type ChildNode, type Element, isTag, isText } from "domhandler";

/** Elements by the name of an attribute that they have, in document order. */
export type ByAttribute = ReadonlyMap<string, readonly Element[]>;

/** The values of an attribute, in document order. */
export function valuesOf(name: string, byAttribute: ByAttribute): string[] {
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
