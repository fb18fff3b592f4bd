import { inlineHashes, policyFor } from "../hosting/policy.ts";
import type { HtmlFile } from "../output/output-file.ts";

/**
 * Adds the policy that allows a page's own styles and scripts and no others, for hosts that send no headers. It comes
 * after the minifier, since it hashes the text as it will be sent.
 */
export function secure(page: HtmlFile): HtmlFile {
  const policy = policyFor(inlineHashes(page.contents));
  const meta = `<meta http-equiv="content-security-policy" content="${policy}">`;
  // The character set goes first: browsers look for it in the first 1,024 bytes only. React writes charSet.
  const contents = page.contents.replace(/<head\b[^>]*>(<meta charset[^>]*>)?/i, (start) => start + meta);
  return { ...page, contents };
}
