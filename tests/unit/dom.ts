import { type DefaultTreeAdapterTypes, parse, serialize } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

/** A document as browsers see it, parsed with a different parser from the build's and written in one form. */
export const normalized = (html: string) => serialize(parse(html));

/** Every element with this name, in document order. */
export function elementsOf({ childNodes }: Parent, name: string): Element[] {
  return childNodes.flatMap((node) => {
    if (!("tagName" in node)) return [];
    return [...(node.tagName === name ? [node] : []), ...elementsOf(node, name)];
  });
}

export const attributesOf = ({ attrs }: Element) =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

/** The text in an element that has no other elements. */
export const contentOf = ({ childNodes }: Element) =>
  childNodes.map((node) => ("value" in node ? node.value : "")).join("");

/** The text of a page, as visitors read it, on one line. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b.*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
}
