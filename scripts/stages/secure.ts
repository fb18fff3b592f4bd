import { createHash } from "node:crypto";
import type { PageFile } from "../output-file.ts";

const INLINE = /<(style|script)\b((?:"[^"]*"|'[^']*'|[^"'>])*)>(.*?)<\/\1>/gis;
/** The character set comes first: browsers look for it only in the first 1,024 bytes. */
const HEAD = /<head\b[^>]*>(<meta charset[^>]*>)?/i;

/** Adds the policy that allows only a page's own styles and scripts; last, because it hashes their text. */
export function secure(page: PageFile): PageFile {
  const meta = `<meta http-equiv="content-security-policy" content="${policyOf(page.contents)}">`;
  return { ...page, contents: page.contents.replace(HEAD, (start) => start + meta) };
}

/** Keep in step with the checks in scripts/checks/policy.ts. */
function policyOf(markup: string): string {
  const hashes = { style: new Set<string>(), script: new Set<string>() };
  for (const [, name = "", attributes = "", text = ""] of markup.matchAll(INLINE)) {
    if (attributes.includes("application/ld+json")) continue; // data, which browsers don't run
    hashes[name.toLowerCase() as keyof typeof hashes].add(hashOf(text));
  }
  return [
    "default-src 'none'",
    "connect-src 'self'", // Lighthouse fetches robots.txt from within the page
    "font-src 'self'",
    "img-src 'self' data:", // each page contains its icon
    `script-src ${[...hashes.script].join(" ") || "'none'"}`,
    `style-src ${[...hashes.style].join(" ") || "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join(";");
}

/** The source that allows an inline style or script with this text. */
export function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
