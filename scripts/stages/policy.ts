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

/** The hashes of the styles or scripts in a page, except data, which browsers don't run. */
function hashesOf(name: string, elements: readonly Element[]): readonly string[] {
  const inline = elements.filter((each) => each.name === name && each.attribs.type !== "application/ld+json");
  const texts = new Set(inline.map((each) => DomUtils.textContent(each)));
  return [...texts].map((text) => `'sha256-${hash("sha256", text, "base64")}'`);
}
