import type { Element } from "domhandler";
import type { CheckedPage, Finding } from "../page.ts";

/** Does every picture have a text alternative, and a size, so that nothing moves when it loads? */
export function images(page: CheckedPage): Finding[] {
  const unnamed = page
    .select('[role="img"]:not([aria-labelledby], :has(> title))')
    .filter(({ attribs }) => !attribs["aria-label"]?.trim());
  // The outer drawing determines the size of an inner one.
  const unsized = page
    .select("img, video, iframe, svg:not(svg svg)")
    .filter(({ attribs }) => !(attribs.width && attribs.height));
  const noAlt = 'Describe the picture, or write alt="" if it shows nothing.';
  return [
    ...findings("missing-alt", page.select("img:not([alt])"), "has no alt text", noAlt),
    ...findings("unnamed-image", unnamed, "is an image without a name", "Describe it in aria-label."),
    ...findings("missing-size", unsized, "has no width and height", "Add both; CSS may still change them."),
  ];
}

function findings(rule: string, elements: readonly Element[], fault: string, hint: string): Finding[] {
  return elements.map(({ name, attribs }) => {
    const text = attribs.src ?? attribs.class ?? attribs.id ?? attribs.viewbox ?? "";
    return { rule, text, message: `<${name}>${text && ` “${text}”`} ${fault}.`, hint };
  });
}
