import type { Element } from "domhandler";
import type { Problem } from "../contract.ts";
import type { PageContents } from "./page.ts";

/** The build's own style sheet. Styles for the screen are in the page. */
const PRINT_SHEET = /^\/assets\/print-\w+\.css$/;

/** Does the page have nothing that its policy blocks? */
export function* blocked({ elements, attributes, from: file }: PageContents): Iterable<Problem> {
  for (const { name, attribs } of elements.filter(isBlocked)) {
    const { src, href, action, formaction } = attribs;
    const searchFor = src ?? href ?? action ?? formaction ?? name;
    const message = `The page's policy blocks <${name}> “${searchFor}”.`;
    const hint = "Leave it out; styles belong in a component's CSS, scripts in components/menu.client.ts.";
    yield { file, searchFor, message, hint };
  }
  for (const { element, name, value } of attributes) {
    const hint = insteadOf(name, value);
    if (hint === undefined) continue;
    const message = `The page's policy blocks ${name}="${value}" on <${element.name}>.`;
    yield { file, searchFor: name === "style" ? "style={" : value, message, hint };
  }
}

function isBlocked({ name, attribs: { src, href = "", rel = "", formaction } }: Element): boolean {
  if (name === "script") return src !== undefined;
  if (name === "link")
    return /\bmanifest\b/.test(rel) || (/\bstylesheet\b/.test(rel) && !PRINT_SHEET.test(href));
  return /^(audio|base|embed|form|frame|iframe|object|video)$/.test(name) || formaction !== undefined;
}

function insteadOf(attribute: string, value: string): string | undefined {
  if (attribute === "style") return "Write a rule in the component's CSS.";
  if (attribute.startsWith("on")) return "Listen for the event in components/menu.client.ts, or remove it.";
  // Browsers ignore white space and control characters in an address.
  const isScript = value.includes(":") && /^javascript:/i.test(value.replace(/[\0-\x20]/g, ""));
  return isScript ? "Link to a page, or use a button." : undefined;
}
