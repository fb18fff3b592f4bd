import type { SiteData } from "../contract.ts";
import { blockedCode, blocksElement } from "../stages/policy.ts";
import type { Findings, ParsedPage } from "./page.ts";

/** Does the browser fetch everything from the site itself? Links that visitors follow may lead elsewhere. */
export function* requests({ addresses }: ParsedPage, { origin }: SiteData): Findings {
  for (const { address, fetched } of addresses) {
    const url = fetched && URL.canParse(address, origin) ? new URL(address, origin) : undefined;
    if (!url || !/^(https?|wss?):$/.test(url.protocol) || url.origin === origin) continue;
    const message = `The browser would fetch ${address} from another site, which would learn of the visit.`;
    yield { searchFor: address, message, hint: "Copy the file to static/, or leave it out." };
  }
}

const INSTEAD = {
  style: "Write a rule in the component's CSS.",
  event: "Listen for the event in components/menu.client.ts, or remove it.",
  script: "Link to a page, or use a button.",
};

/** Does the page have nothing that its policy blocks? A drawing may have styles. */
export function* blocked({ elements, isDrawing }: ParsedPage): Findings {
  for (const { name, attributes } of elements) {
    const { src, href, action, formaction } = attributes;
    const searchFor = src ?? href ?? action ?? formaction ?? name;
    const message = `The page's policy blocks <${name}> “${searchFor}”.`;
    const hint = "Leave it out; styles belong in a component's CSS, scripts in components/menu.client.ts.";
    if (blocksElement(name, attributes)) yield { searchFor, message, hint };
    for (const [attribute, value] of Object.entries(attributes)) {
      const code = blockedCode(attribute, value);
      if (code === undefined || (code === "style" && isDrawing)) continue;
      const message = `The page's policy blocks ${attribute}="${value}" on <${name}>.`;
      yield { searchFor: code === "style" ? "style={" : value, message, hint: INSTEAD[code] };
    }
  }
}
