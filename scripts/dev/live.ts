import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { PANEL_CSS } from "./panel.ts";
import type { Answer } from "./view.ts";

/** Allows the live script and the panel's styles. The policy's hashes still apply, so violations show here too. */
const NONCE = randomBytes(16).toString("base64");
const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)/;

const entryPoints = [join(import.meta.dirname, "live.client.ts")];
const SCRIPT = buildSync({ entryPoints, write: false, target: "es2022" }).outputFiles[0]?.text ?? "";

/** Adds the panel with the page's problems, and the script that keeps an open page up to date. */
export function withLiveScript({ status, contents, parts }: Answer): string {
  const allow = (_: string, start: string, policy: string) =>
    start + policy.replace(/\b(script|style)-src( 'none')?/g, `$1-src 'nonce-${NONCE}'`);
  const page = String(contents).replace(POLICY, allow);
  const tree = `<style nonce="${NONCE}">${PANEL_CSS}</style><div>${parts?.panel}</div>`;
  const aside = `<aside aria-label="Problems"><template shadowrootmode="open">${tree}</template></aside>`;
  const attributes = `nonce="${NONCE}" data-version="${parts?.version}"${status === 500 ? " data-failed" : ""}`;
  return `${page}${aside}<script ${attributes}>${SCRIPT}</script>`;
}
