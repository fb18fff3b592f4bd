import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { buildSync } from "esbuild";

/** Allows the live script. The policy's hashes still apply, so violations show here too. */
const NONCE = randomBytes(16).toString("base64");
const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)/;

/**
 * Adds the script that keeps an open page up to date.
 * @param failed whether this is the error page, shown instead of another
 */
export function withLiveScript(html: string, version: string, failed: boolean): string {
  const allow = (_: string, start: string, policy: string) =>
    start + policy.replace(/\b(script|style)-src( 'none')?/g, `$1-src 'nonce-${NONCE}'`);
  const attributes = `nonce="${NONCE}" data-version="${version}"${failed ? " data-failed" : ""}`;
  return `${html.replace(POLICY, allow)}<script ${attributes}>${liveScript()}</script>`;
}

let compiled: string | undefined;

function liveScript(): string {
  const entryPoints = [join(import.meta.dirname, "live.client.ts")];
  compiled ??= buildSync({ entryPoints, write: false, target: "es2022" }).outputFiles[0]?.text ?? "";
  return compiled;
}
