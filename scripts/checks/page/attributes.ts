import type { Problem } from "../../contract.ts";
import type { CheckedPage } from "../page.ts";

/** Are styles and scripts kept out of attributes, where no policy with hashes allows them? */
export function attributes({ from, byAttribute }: CheckedPage): Problem[] {
  return [...byAttribute].flatMap(([attribute, elements]) =>
    elements.flatMap(({ name, attribs: { [attribute]: value = "" } }) => {
      const hint = hintFor(attribute, value);
      if (hint === undefined) return [];
      const message = `<${name}> has ${attribute}="${value}", which the page's policy blocks.`;
      return [{ rule: "blocked-attribute", places: [from], text: value, message, hint }];
    }),
  );
}

function hintFor(attribute: string, value: string): string | undefined {
  if (attribute === "style") return "Write the rule in the component's CSS, or in its X.css.ts.";
  if (/^on[a-z]/.test(attribute)) return "Listen for the event in components/menu.client.ts, or do without.";
  // Browsers pass over white space and control characters in an address.
  if (value.includes(":") && /^javascript:/i.test(value.replace(/[\0-\x20]/g, "")))
    return "Link to a page, or use a button.";
  return undefined;
}
