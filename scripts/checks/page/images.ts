import { type Element, isTag } from "domhandler";
import type { CheckedPage, Finding } from "../page.ts";

/** Does every picture have a text for those who don't see it, and a size, so that nothing moves when it loads? */
export function images({ byTagName, byAttribute }: CheckedPage): Finding[] {
  const withoutAlt = (byTagName.get("img") ?? []).filter(({ attribs }) => attribs.alt === undefined);
  const unnamed = (byAttribute.get("role") ?? []).filter(lacksName);
  const unsized = ["img", "video", "iframe", "svg"]
    .flatMap((name) => byTagName.get(name) ?? [])
    .filter((element) => !(element.attribs.width && element.attribs.height) && !isInnerSvg(element));
  const faults = [
    {
      rule: "missing-alt",
      elements: withoutAlt,
      fault: "has no alt text",
      hint: 'Describe the picture, or write alt="" if it shows nothing.',
    },
    {
      rule: "unnamed-image",
      elements: unnamed,
      fault: "is an image without a name",
      hint: "Describe it in aria-label.",
    },
    {
      rule: "missing-size",
      elements: unsized,
      fault: "has no width and height",
      hint: "Add both; CSS may still change them.",
    },
  ];
  return faults.flatMap(({ rule, elements, fault, hint }) =>
    elements.map(({ name, attribs }) => {
      const text = attribs.src ?? attribs.class ?? attribs.id ?? "";
      return { rule, text, message: `<${name}>${text && ` “${text}”`} ${fault}.`, hint };
    }),
  );
}

function lacksName({ attribs, children }: Element): boolean {
  if (attribs.role !== "img" || attribs["aria-label"]?.trim() || attribs["aria-labelledby"]) return false;
  return !children.some((child) => isTag(child) && child.name === "title");
}

/** The outer drawing determines the size of an inner one. */
function isInnerSvg({ name, parent }: Element): boolean {
  if (name !== "svg") return false;
  for (let above = parent; above && isTag(above); above = above.parent) {
    if (above.name === "svg") return true;
  }
  return false;
}
