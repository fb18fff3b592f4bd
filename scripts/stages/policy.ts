import { hash } from "node:crypto";
import { Element, isTag } from "domhandler";
import { DomUtils } from "htmlparser2";

/**
 * Adds the content security policy of a page: only its own styles and scripts, and files of the site. Last, because
 * it hashes the texts of styles and scripts.
 */
export function addPolicy(elements: readonly Element[]): void {
  const head = elements.find(({ name }) => name === "head");
  const policy = new Element("meta", {
    "http-equiv": "content-security-policy",
    content: [
      "default-src 'none'",
      "connect-src 'self'", // Lighthouse fetches robots.txt from within the page
      "font-src 'self'",
      "img-src 'self' data:",
      `script-src ${hashesOf("script", elements).join(" ") || "'none'"}`,
      ["style-src 'self'", ...hashesOf("style", elements)].join(" "),
      "base-uri 'none'",
      "form-action 'none'",
    ].join(";"),
  });
  // After the character set, for which browsers look only in the first 1,024 bytes.
  const charset = head?.children.find((child) => isTag(child) && child.attribs.charset);
  if (charset) DomUtils.append(charset, policy);
  else if (head) DomUtils.prependChild(head, policy);
}

const FORMS = "A form needs a server. Show the phone number or an e-mail address instead.";
const EMBEDS = "Link to it instead: a page loads nothing that its policy doesn't allow.";
const SCRIPTS = "What a script must do belongs in components/menu.client.ts.";
const STYLES = "Styles belong in a component's CSS.";

/** What the policy blocks, and what to do instead. */
const BLOCKED: Readonly<Record<string, string>> = {
  audio: EMBEDS,
  base: "Leave it out, and begin addresses with /.",
  embed: EMBEDS,
  form: FORMS,
  frame: EMBEDS,
  iframe: EMBEDS,
  object: EMBEDS,
  video: EMBEDS,
};

/** What to do instead of an element that the policy blocks; undefined for all others. */
export function insteadOf({
  name,
  attribs: { src, rel = "", media, formaction },
}: Element): string | undefined {
  if (name === "script") return src === undefined ? undefined : SCRIPTS;
  if (name === "link" && /\bmanifest\b/.test(rel)) return "Leave it out.";
  // Styles for the screen are in the page.
  if (name === "link") return /\bstylesheet\b/.test(rel) && media !== "print" ? STYLES : undefined;
  return formaction === undefined ? BLOCKED[name] : FORMS;
}

/** Does the policy block this element, or one around it? */
export function isBlocked(element: Element): boolean {
  const { parent } = element;
  return insteadOf(element) !== undefined || (parent !== null && isTag(parent) && isBlocked(parent));
}

/** What to do instead of an attribute that the policy blocks. */
export function insteadOfAttribute(name: string): string | undefined {
  if (name === "style") return STYLES;
  return name.startsWith("on") ? SCRIPTS : undefined;
}

/** The hashes of the styles or scripts in a page, except data, which browsers don't run. */
function hashesOf(name: string, elements: readonly Element[]): readonly string[] {
  const inline = elements.filter((each) => each.name === name && each.attribs.type !== "application/ld+json");
  const texts = new Set(inline.map((each) => DomUtils.textContent(each)));
  return [...texts].map((text) => `'sha256-${hash("sha256", text, "base64")}'`);
}
