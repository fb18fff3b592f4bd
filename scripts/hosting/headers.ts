export type HeaderMap = Readonly<Record<string, string>>;

/** Browsers may cache it, but must revalidate each time. */
export const REVALIDATE = "no-cache";
/** For the files in assets/, which never change. A year is the maximum. */
export const FOREVER = "public, max-age=31536000, immutable";

/** The headers for every response. What a page's own styles and scripts need is in the page's own policy. */
export function securityHeaders(basePath: string): HeaderMap {
  return {
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "same-origin",
    // A site in a folder shares its host with others and can't decide for them.
    ...(basePath === "/" && { "Strict-Transport-Security": "max-age=31536000" }),
    "X-Content-Type-Options": "nosniff",
  };
}

/** The file `_headers` for Netlify and Cloudflare. */
export function formatRules(basePath: string, headers: HeaderMap): string {
  const rule = (path: string, own: HeaderMap) =>
    [path, ...Object.entries(own).map((header) => `  ${header.join(": ")}`), ""].join("\n");
  return rule(`${basePath}*`, headers) + rule(`${basePath}assets/*`, { "Cache-Control": FOREVER });
}

/** The folder of the site that these rules are for: the first line is "/reading/*". */
export function basePathIn(rules: string): string {
  const [first = ""] = rules.split("\n");
  return first.endsWith("*") ? first.slice(0, -1) : "/";
}

/** What a good host sends for an address of a site in this folder. */
export function headersFor(address: string, basePath: string): HeaderMap {
  const isAsset = address.startsWith(`${basePath}assets/`);
  return { ...securityHeaders(basePath), "Cache-Control": isAsset ? FOREVER : REVALIDATE };
}
