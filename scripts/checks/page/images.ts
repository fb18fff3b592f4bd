import { type Element, isTag } from "domhandler";
import type { Problem } from "../../contract.ts";
import type { CheckedPage } from "../page.ts";

/** Elements that need a width and a height of their own. */
const SIZED = ["img", "video", "iframe", "svg"];

/** Has every picture a text for those who do not see it, and a size, so that nothing moves when it arrives? */
export function images({ from, byTagName, byAttribute }: CheckedPage): Problem[] {
  const withoutAlt = (byTagName.get("img") ?? []).filter(lacksAlt);
  const nameless = (byAttribute.get("role") ?? []).filter(lacksName);
  const unsized = SIZED.flatMap((name) => byTagName.get(name) ?? []).filter(lacksSize);
  return [
    ...withoutAlt.map((element) => ({
      rule: "missing-alt",
      ...about(element, from, "has no alt text"),
      hint: 'Say in alt what it shows, or alt="" where that is nothing.',
    })),
    ...nameless.map((element) => ({
      rule: "unnamed-image",
      ...about(element, from, "is a picture without a name"),
      hint: "Say in aria-label what it shows.",
    })),
    ...unsized.map((element) => ({
      rule: "missing-size",
      ...about(element, from, "has no width and height"),
      hint: "Give it both; CSS may still change them.",
    })),
  ];
}

function about({ name, attribs }: Element, from: string, message: string) {
  const text = attribs.src ?? attribs.class ?? attribs.id;
  const shown = text ? ` “${text}”` : "";
  return { places: [from], message: `<${name}>${shown} ${message}.`, ...(text && { text }) };
}

function lacksAlt({ attribs }: Element): boolean {
  return attribs.alt === undefined;
}

function lacksName({ attribs, children }: Element): boolean {
  if (attribs.role !== "img" || attribs["aria-label"]?.trim() || attribs["aria-labelledby"]) return false;
  return !children.some((child) => isTag(child) && child.name === "title");
}

function lacksSize(element: Element): boolean {
  return !(element.attribs.width && element.attribs.height) && !isInnerSvg(element);
}

/** A drawing in a drawing takes its size from its place there. */
function isInnerSvg({ name, parent }: Element): boolean {
  if (name !== "svg") return false;
  for (let above = parent; above && isTag(above); above = above.parent) {
    if (above.name === "svg") return true;
  }
  return false;
}
