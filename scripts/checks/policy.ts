import type { SiteData } from "../contract.ts";
import type { Element, Findings, ParsedPage } from "./page.ts";

/** Does the browser fetch everything from the site itself? Links that visitors follow may lead elsewhere. */
export function* requests({ addresses }: ParsedPage, { origin }: SiteData): Findings {
  for (const { address, fetched } of addresses) {
    const url = fetched && URL.canParse(address, origin) ? new URL(address, origin) : undefined;
    if (!url || !/^(https?|wss?):$/.test(url.protocol) || url.origin === origin) continue;
    const message = `The browser would fetch ${address} from another site, which would learn of the visit.`;
    yield { text: address, message, hint: "Copy the file to static/, or leave it out." };
  }
}

/** Does the page have nothing that its policy blocks? Keep in step with scripts/stages/secure.ts. */
export function* blocked({ elements, isDrawing }: ParsedPage): Findings {
  for (const { name, attributes } of elements) {
    const text = attributes.src ?? attributes.href ?? attributes.action ?? attributes.formaction ?? name;
    const message = `The page's policy blocks <${name}> “${text}”.`;
    const hint = "Leave it out; styles belong in a component's CSS, scripts in components/menu.client.ts.";
    if (isBlocked(name, attributes)) yield { text, message, hint };
    for (const [attribute, value] of Object.entries(attributes)) {
      const instead = insteadOf(attribute, value, isDrawing);
      const found = `The page's policy blocks ${attribute}="${value}" on <${name}>.`;
      if (instead) yield { text: attribute === "style" ? "style={" : value, message: found, hint: instead };
    }
  }
}

function isBlocked(name: string, { src, rel = "", action, formaction }: Element["attributes"]): boolean {
  if (name === "script") return src !== undefined;
  if (name === "link") return /\b(stylesheet|manifest)\b/.test(rel);
  return /^(audio|base|embed|frame|iframe|object|video)$/.test(name) || (action ?? formaction) !== undefined;
}

function insteadOf(attribute: string, value: string, isDrawing: boolean): string | undefined {
  if (attribute === "style") return isDrawing ? undefined : "Write a rule in the component's CSS.";
  if (/^on[a-z]/i.test(attribute)) return "Listen for the event in components/menu.client.ts, or remove it.";
  // Browsers ignore white space and control characters in an address.
  const isScript = value.includes(":") && /^javascript:/i.test(value.replace(/[\0-\x20]/g, ""));
  return isScript ? "Link to a page, or use a button." : undefined;
}
