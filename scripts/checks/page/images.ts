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
    ...faults(
      withoutAlt,
      from,
      "has no alt text",
      'Say in alt what it shows, or alt="" where that is nothing.',
    ),
    ...faults(nameless, from, "is a picture without a name", "Say in aria-label what it shows."),
    ...faults(unsized, from, "has no width and height", "Give it both; CSS may still change them."),
  ];
}

function faults(elements: readonly Element[], from: string, message: string, hint: string): Problem[] {
  return elements.map(({ name, attribs }) => {
    const text = attribs.src ?? attribs.class ?? attribs.id;
    return {
      file: from,
      message: `<${name}>${text ? ` “${text}”` : ""} ${message}.`,
      hint,
      ...(text && { text }),
    };
  });
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
