import type { Element } from "domhandler";
import type { CheckedPage, Finding } from "../page.ts";

/** Does the page have a policy ahead of its styles and scripts, and nothing that the policy blocks? */
export function contentPolicy(page: CheckedPage): Finding[] {
  return [...missingPolicy(page), ...blockedFiles(page), ...blockedAttributes(page)];
}

function missingPolicy({ elements }: CheckedPage): Finding[] {
  const first = elements.find((element) => isPolicy(element) || isRuled(element));
  if (first !== undefined && isPolicy(first)) return [];
  const message = "The page has no content security policy before its first style or script.";
  const hint = "Make the layout render <head>, with the character set first.";
  return [{ rule: "missing-policy", message, hint }];
}

function blockedFiles({ elements }: CheckedPage): Finding[] {
  return elements.filter(isRuled).flatMap(({ attribs }) => {
    const file = attribs.src ?? attribs.href;
    if (file === undefined) return [];
    const message = `The page's policy blocks ${file}: it allows only inline styles and scripts.`;
    const hint = "Move it into a component's CSS or the menu's script.";
    return [{ rule: "external-script", text: file, message, hint }];
  });
}

function blockedAttributes({ byAttribute }: CheckedPage): Finding[] {
  return [...byAttribute].flatMap(([attribute, elements]) =>
    elements.flatMap(({ name, attribs: { [attribute]: value = "" } }) => {
      const hint = hintFor(attribute, value);
      if (hint === undefined) return [];
      const message = `The page's policy blocks ${attribute}="${value}" on <${name}>.`;
      return [{ rule: "blocked-attribute", text: value, message, hint }];
    }),
  );
}

function hintFor(attribute: string, value: string): string | undefined {
  if (attribute === "style") return "Write a rule in the component's CSS.";
  if (/^on[a-z]/.test(attribute)) return "Listen for the event in components/menu.client.ts, or do without.";
  // Browsers ignore white space and control characters in an address.
  if (value.includes(":") && /^javascript:/i.test(value.replace(/[\0-\x20]/g, "")))
    return "Link to a page, or use a button.";
  return undefined;
}

function isPolicy({ name, attribs }: Element): boolean {
  return name === "meta" && attribs["http-equiv"]?.toLowerCase() === "content-security-policy";
}

/** Browsers don't run data blocks. */
function isRuled({ name, attribs }: Element): boolean {
  if (name === "link") return attribs.rel === "stylesheet";
  return name === "style" || (name === "script" && attribs.type !== "application/ld+json");
}
