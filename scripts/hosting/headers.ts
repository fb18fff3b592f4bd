import { createHash } from "node:crypto";
import { bytesOf, type OutputFile } from "../output/output-file.ts";
import { inlineHashes, policyFor } from "./policy.ts";

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** The headers for one path, or for everything below a path that ends in a star. */
export type HeaderRule = { readonly path: string; readonly headers: Headers };

/** Browsers may cache it, but must revalidate each time. */
export const REVALIDATE = "no-cache";
/** Files with a hash in their names never change: browsers cache them for a year, the maximum. */
export const FOREVER = "public, max-age=31536000, immutable";
/** The end of a name with a hash of the contents: "special-gothic-1bcc1101.woff2". */
export const HASHED = /-[0-9a-f]{8}(\.\w+)+$/;

/** The hash for such a name: the first eight digits of the SHA-256. */
export function hashInName(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 8);
}

/** The table of headers for all host configuration. No header is set twice for a path. */
export function headerRules(files: readonly OutputFile[], basePath: string): readonly HeaderRule[] {
  const forever = files
    .filter(({ path }) => HASHED.test(path))
    .map(({ path }) => ({ path: basePath + path, headers: { "Cache-Control": FOREVER } }));
  return [{ path: `${basePath}*`, headers: securityHeaders(files, basePath) }, ...forever];
}

/**
 * Browsers enforce both this policy and the page's, so this one allows what any page or drawing uses: Firefox applies
 * the policy of an SVG's response to its styles.
 */
function securityHeaders(files: readonly OutputFile[], basePath: string): Headers {
  const hashes = files
    .filter(({ path }) => /\.(html|svg)$/.test(path))
    .map((file) => file.inline ?? inlineHashes(bytesOf(file).toString(), file.path.endsWith(".svg")));
  return {
    "Content-Security-Policy": `${policyFor(...hashes)};frame-ancestors 'none'`,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    // A site in a folder shares its host with others and can't decide for them.
    ...(basePath === "/" && { "Strict-Transport-Security": "max-age=31536000" }),
    "X-Content-Type-Options": "nosniff",
  };
}

/** The rules in the `_headers` format of Netlify and Cloudflare. */
export function formatRules(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  return `${lines.join("\n")}\n`;
}

/** The reverse of `formatRules`. */
export function parseRules(text: string): readonly HeaderRule[] {
  return text.split(/^(?=\/)/m).map((rule) => {
    const [path = "", ...lines] = rule.trim().split(/\s*\n\s*/);
    const headers = lines.flatMap((line) => [...line.matchAll(/^(.+?): (.*)$/g)]);
    return { path, headers: Object.fromEntries(headers.map(([, name, value]) => [name, value])) };
  });
}

/** The folder that the rules are for: the first rule covers all of it. */
export function basePathOf(rules: readonly HeaderRule[]): string {
  return rules[0]?.path.replace(/\*$/, "") ?? "/";
}

/** The path of an address inside that folder, starting with "/"; undefined outside. */
export function pathBelow(basePath: string, address: string): string | undefined {
  if (`${address}/` === basePath) return "/";
  return address.startsWith(basePath) ? address.slice(basePath.length - 1) : undefined;
}

/** All headers for an address. */
export function headersFor(address: string, rules: readonly HeaderRule[]): Headers {
  const holds = ({ path }: HeaderRule) =>
    path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;
  return Object.assign({}, ...rules.filter(holds).map(({ headers }) => headers));
}
