import { createHash } from "node:crypto";
import { bytesOf, type OutputFile } from "../output/output-file.ts";
import { inlineHashes, policyFor } from "./policy.ts";

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** What hosts send with one path, or, where the path ends with a star, with all below. */
export type HeaderRule = { readonly path: string; readonly headers: Headers };

/** May be kept, but is asked for again each time: what hosts are told where it is not their habit anyway. */
export const REVALIDATE = "no-cache";
/** What a name with a hash stands for never changes: kept for a year, the most there is. */
export const FOREVER = "public, max-age=31536000, immutable";
/** The end of a name that carries a hash of the contents: "special-gothic-1bcc1101.woff2". */
export const HASHED = /-[0-9a-f]{8}(\.\w+)+$/;

/** The hash that such a name carries: the first eight digits of its bytes' SHA-256. */
export function hashInName(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 8);
}

/** The one table of headers, which all files for hosts are written from. No header is set twice for one path. */
export function headerRules(files: readonly OutputFile[], basePath: string): readonly HeaderRule[] {
  const forever = files
    .filter(({ path }) => HASHED.test(path))
    .map(({ path }) => ({ path: basePath + path, headers: { "Cache-Control": FOREVER } }));
  return [{ path: `${basePath}*`, headers: securityHeaders(files, basePath) }, ...forever];
}

/**
 * A browser obeys this policy and the page's own, so this one allows what any page uses; and any drawing, since
 * Firefox applies the policy that an SVG is sent with to the drawing's own styles.
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
    // Search engines are given https addresses only, so a host without TLS is lost to visitors with or without this.
    // A site in a folder shares its host with others, for whom it may not speak.
    ...(basePath === "/" && { "Strict-Transport-Security": "max-age=31536000" }),
    "X-Content-Type-Options": "nosniff",
  };
}

/** The rules as Netlify and Cloudflare read them from `_headers`. */
export function formatRules(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) => [path, ...lines(headers).map((line) => `  ${line}`), ""].join("\n"))
    .join("");
}

function lines(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}

/** Reads what `formatRules` wrote. */
export function parseRules(text: string): readonly HeaderRule[] {
  return text
    .split(/^(?=\/)/m)
    .map((rule) => rule.split("\n").map((line) => line.trim()))
    .map(([path = "", ...headers]) => ({ path, headers: Object.fromEntries(headers.flatMap(nameAndValue)) }));
}

function nameAndValue(line: string): [string, string][] {
  const end = line.indexOf(": ");
  return end < 0 ? [] : [[line.slice(0, end), line.slice(end + 2)]];
}

/** The folder that rules were made for: the first is for all of it. */
export function basePathOf(rules: readonly HeaderRule[]): string {
  return rules[0]?.path.replace(/\*$/, "") ?? "/";
}

/** The path of an address inside that folder, from its "/" on; undefined for an address that is not in it. */
export function pathBelow(basePath: string, address: string): string | undefined {
  if (`${address}/` === basePath) return "/";
  return address.startsWith(basePath) ? address.slice(basePath.length - 1) : undefined;
}

/** What is sent with an address, by all rules that hold for it. */
export function headersFor(address: string, rules: readonly HeaderRule[]): Headers {
  const holds = ({ path }: HeaderRule) =>
    path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;
  return Object.assign({}, ...rules.filter(holds).map(({ headers }) => headers));
}
