import { inlineHashes, policyFor } from "../hosting/policy.ts";
import type { HtmlFile } from "../output/output-file.ts";

/**
 * Adds the policy that allows only a page's own styles and scripts, for hosts that send no headers. It runs after the
 * minifier, because it hashes the final text.
 */
export function secure(page: HtmlFile): HtmlFile {
  const inline = inlineHashes(page.contents);
  const meta = `<meta http-equiv="content-security-policy" content="${policyFor(inline)}">`;
  // The character set comes first: browsers look for it only in the first 1,024 bytes. React writes charSet.
  const contents = page.contents.replace(/<head\b[^>]*>(<meta charset[^>]*>)?/i, (start) => start + meta);
  return { ...page, contents, inline };
}
