import { type Element, isTag } from "domhandler";
import type { Problem } from "../contract.ts";
import type { CheckedPage } from "./page.ts";

/** Has every picture a text for those who do not see it, and a size, so that nothing moves when it arrives? */
export function images(page: CheckedPage): Problem[] {
  return [
    ...faults(
      page,
      lacksAlt,
      "has no alt text",
      'Say in alt what it shows, or alt="" where that is nothing.',
    ),
    ...faults(page, lacksName, "is a picture without a name", "Say in aria-label what it shows."),
    ...faults(page, lacksSize, "has no width and height", "Give it both; CSS may still change them."),
  ];
}

function faults(page: CheckedPage, isFaulty: (element: Element) => boolean, what: string, remedy: string) {
  return page.elements.filter(isFaulty).map(({ name, attribs }): Problem => {
    const text = attribs.src ?? attribs.class ?? attribs.id;
    return {
      file: page.from,
      what: `<${name}>${text ? ` “${text}”` : ""} ${what}.`,
      remedy,
      ...(text && { text }),
    };
  });
}

function lacksAlt({ name, attribs }: Element): boolean {
  return name === "img" && attribs.alt === undefined;
}

function lacksName({ attribs, children }: Element): boolean {
  if (attribs.role !== "img" || attribs["aria-label"]?.trim() || attribs["aria-labelledby"]) return false;
  return !children.some((child) => isTag(child) && child.name === "title");
}

function lacksSize(element: Element): boolean {
  const { name, attribs } = element;
  const isSized = name === "img" || name === "video" || name === "iframe" || isOutermostSvg(element);
  return isSized && !(attribs.width && attribs.height);
}

/** A drawing in a drawing takes its size from its place there. */
function isOutermostSvg({ name, parent }: Element): boolean {
  if (name !== "svg") return false;
  for (let above = parent; above && isTag(above); above = above.parent) {
    if (above.name === "svg") return false;
  }
  return true;
}
