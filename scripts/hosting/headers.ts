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

/** A rule of `_headers`, all of which are for folders: what paths begin with, and their headers. */
type Rule = { readonly prefix: string; readonly headers: HeaderMap };

export function headersFor(path: string, rules: readonly Rule[]): HeaderMap {
  const own = rules.filter(({ prefix }) => `${path}/`.startsWith(prefix)); // "/reading" is in "/reading/"
  return Object.assign({}, ...own.map(({ headers }) => headers));
}

export function parseRules(text: string): readonly Rule[] {
  const rules = text.split(/^(?=\/)/m).map((rule) => rule.trim().split(/\n\s*/));
  return rules.map(([path = "", ...lines]) => {
    const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
    return { prefix: path.replace(/\*$/, ""), headers };
  });
}
