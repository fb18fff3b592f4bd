import type { Problem } from "../contract.ts";
import type { CheckedPage } from "./page.ts";

/** Are styles and scripts kept out of attributes, where no policy with hashes allows them? */
export function attributes({ from, having }: CheckedPage): Problem[] {
  return [...having].flatMap(([attribute, elements]) => {
    const remedy = remedyFor(attribute);
    return elements
      .map(({ name, attribs }) => ({ name, value: attribs[attribute] ?? "" }))
      .filter(({ value }) => remedy !== undefined || isScript(value))
      .map(({ name, value }) => ({
        file: from,
        text: value,
        what: `<${name}> has ${attribute}="${value}", which the page's policy blocks.`,
        remedy: remedy ?? "Link to a page, or use a button.",
      }));
  });
}

/** For an attribute that is blocked whatever its value. */
function remedyFor(attribute: string): string | undefined {
  if (attribute === "style") return "Write the rule in the component's CSS, or in the page's meta.css.";
  if (/^on[a-z]/.test(attribute)) return "Listen for the event in components/menu.client.ts, or do without.";
  return undefined;
}

/** Browsers pass over white space and control characters in an address. */
function isScript(value: string): boolean {
  return value.includes(":") && /^javascript:/i.test(value.replace(/[\0-\x20]/g, ""));
}
