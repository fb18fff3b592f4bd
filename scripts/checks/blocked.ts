import type { Element } from "domhandler";
import type { Problem } from "../contract.ts";
import type { PageContents } from "../stages/read-page.ts";

const BLOCKED = new Set(["audio", "base", "embed", "form", "frame", "iframe", "object", "video"]);
const HINT = "Leave it out; styles belong in a component's CSS, scripts in components/menu.client.ts.";

/** Does the page have nothing that its policy blocks? */
export function* blocked({ elements, attributes, from: file }: PageContents): Iterable<Problem> {
  for (const { name, attribs } of elements.filter(isBlocked)) {
    const { src, href, action, formaction } = attribs;
    const searchFor = src ?? href ?? action ?? formaction ?? name;
    yield { file, searchFor, message: `The page's policy blocks <${name}> “${searchFor}”.`, hint: HINT };
  }
  for (const { element, name, value } of attributes) {
    if (name !== "style" && !name.startsWith("on")) continue;
    const message = `The page's policy blocks ${name}="${value}" on <${element.name}>.`;
    yield { file, searchFor: name === "style" ? "style={" : value, message, hint: HINT };
  }
}

function isBlocked({ name, attribs: { src, rel = "", media, formaction } }: Element): boolean {
  if (name === "script") return src !== undefined;
  // Styles for the screen are in the page.
  if (name === "link") return /\bmanifest\b/.test(rel) || (/\bstylesheet\b/.test(rel) && media !== "print");
  return BLOCKED.has(name) || formaction !== undefined;
}
