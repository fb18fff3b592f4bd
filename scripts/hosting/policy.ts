import { createHash } from "node:crypto";

/** The inline text that a policy lets a browser use, as a policy names it: "'sha256-…'". */
export type InlineHashes = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

/** Structured data: no browser runs it, so no policy rules it. Speculation rules are ruled like a script. */
const DATA_BLOCK = /\btype="?application\/ld\+json\b/;

/** Hashes the styles and scripts that stand in HTML or SVG, each once, in their order. */
export function inlineHashes(markup: string): InlineHashes {
  const blocks = [...markup.matchAll(/<(style|script)\b([^>]*)>(.*?)<\/\1>/gs)];
  const hashesOf = (name: string) =>
    blocks
      .filter(([, element, attributes]) => element === name && !DATA_BLOCK.test(attributes ?? ""))
      .map(([, , , text]) => hashOf(text ?? ""));
  return mergeHashes([{ scripts: hashesOf("script"), styles: hashesOf("style") }]);
}

/** What several documents use, each hash once. */
export function mergeHashes(hashes: readonly InlineHashes[]): InlineHashes {
  return {
    scripts: [...new Set(hashes.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(hashes.flatMap(({ styles }) => styles))],
  };
}

/** The hash of the text between the tags of a style or script, quoted as a policy wants it. */
export function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The content security policy of a document: what this site is made of, and nothing else. */
export function policyFor({ scripts, styles }: InlineHashes): string {
  const directives = {
    "default-src": "'none'",
    "connect-src": "'self'", // Lighthouse fetches robots.txt from within the page
    "font-src": "'self'",
    "img-src": "'self' data:", // the icon stands in the page itself
    "script-src": scripts.join(" ") || "'none'",
    "style-src": styles.join(" ") || "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
  };
  return Object.entries(directives)
    .map((directive) => directive.join(" "))
    .join(";");
}
