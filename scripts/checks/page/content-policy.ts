import type { CheckedPage, Finding } from "../page.ts";

const POLICY = 'meta[http-equiv="content-security-policy" i]';
/** Browsers don't run data blocks. */
const SCRIPT = 'script:not([type="application/ld+json"])';

/** Does the page have a policy before its styles and scripts, and nothing that the policy blocks? */
export function contentPolicy(page: CheckedPage): Finding[] {
  return [...missingPolicy(page), ...blockedFiles(page), ...blockedAttributes(page)];
}

function missingPolicy(page: CheckedPage): Finding[] {
  const [first] = page.select(`${POLICY}, style, link[rel="stylesheet"], ${SCRIPT}`);
  if (first?.name === "meta") return [];
  const message = "The page has no content security policy before its first style or script.";
  const hint = "Make the layout render <head>, with the character set first.";
  return [{ rule: "missing-policy", message, hint }];
}

function blockedFiles(page: CheckedPage): Finding[] {
  return page.select(`link[rel="stylesheet"][href], ${SCRIPT}[src]`).map(({ attribs }) => {
    const file = attribs.src ?? attribs.href;
    const message = `The page's policy blocks ${file}: it allows only inline styles and scripts.`;
    const hint = "Move it into a component's CSS or the menu's script.";
    return { rule: "external-script", text: `${file}`, message, hint };
  });
}

function blockedAttributes({ attributes }: CheckedPage): Finding[] {
  return attributes.flatMap(({ name, value, element }) => {
    const hint = hintFor(name, value);
    if (hint === undefined) return [];
    const message = `The page's policy blocks ${name}="${value}" on <${element.name}>.`;
    // Sources write <p style={{ color: "red" }}>.
    return [{ rule: "blocked-attribute", text: name === "style" ? "style={" : value, message, hint }];
  });
}

function hintFor(attribute: string, value: string): string | undefined {
  if (attribute === "style") return "Write a rule in the component's CSS.";
  if (/^on[a-z]/.test(attribute)) return "Listen for the event in components/menu.client.ts, or remove it.";
  // Browsers ignore white space and control characters in an address.
  if (value.includes(":") && /^javascript:/i.test(value.replace(/[\0-\x20]/g, "")))
    return "Link to a page, or use a button.";
  return undefined;
}
