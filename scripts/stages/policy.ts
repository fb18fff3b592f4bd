import { createHash } from "node:crypto";
import { rewriteTags } from "../html.ts";
import type { PageFile } from "../output-file.ts";

/** The content security policy of a page: only its own styles and scripts, and files of the site. */

/** The character set comes first: browsers look for it only in the first 1,024 bytes. */
const HEAD = /<head\b[^>]*>(<meta charset[^>]*>)?/i;
const SCRIPTS = /(<meta http-equiv="content-security-policy"[^>]*script-src)( 'none')?/;

/** Adds a page's policy; last, because it hashes the texts of styles and scripts. */
export function withPolicy(page: PageFile): PageFile {
  const meta = `<meta http-equiv="content-security-policy" content="${policyOf(page.contents)}">`;
  return { ...page, contents: page.contents.replace(HEAD, (start) => start + meta) };
}

/** Allows one more script in the policy of a finished page. */
export function allowScript(html: string, script: string): string {
  return html.replace(SCRIPTS, (_, start: string) => `${start} ${hashOf(script)}`);
}

function policyOf(html: string): string {
  const hashes = { style: new Set<string>(), script: new Set<string>() };
  rewriteTags(html, ({ source, name, attributes, text }) => {
    const isData = attributes.includes("application/ld+json"); // which browsers don't run
    if ((name === "style" || name === "script") && !isData) hashes[name].add(hashOf(text));
    return source;
  });
  return [
    "default-src 'none'",
    "connect-src 'self'", // Lighthouse fetches robots.txt from within the page
    "font-src 'self'",
    "img-src 'self' data:",
    `script-src ${[...hashes.script].join(" ") || "'none'"}`,
    ["style-src 'self'", ...hashes.style].join(" "),
    "base-uri 'none'",
    "form-action 'none'",
  ].join(";");
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
