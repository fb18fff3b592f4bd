export type HeaderMap = Readonly<Record<string, string>>;

/** Browsers may cache it, but must revalidate each time. */
export const REVALIDATE = "no-cache";
/** For files with a hash at the end of their names, which never change. A year is the maximum. */
export const FOREVER = "public, max-age=31536000, immutable";
/** Requires a letter, so that a date isn't taken for a hash; the few hashes without one are revalidated. */
export const HASHED = /-(?=\d*[a-f])[0-9a-f]{8}(\.\w+)+$/;

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

/** A rule of `_headers`, for a path or for all below "/path/*". */
export function formatRule(path: string, headers: HeaderMap): string {
  return [path, ...Object.entries(headers).map((header) => `  ${header.join(": ")}`), ""].join("\n");
}

/** The rules in `_headers`: headers by path. */
export function parseRules(text: string): ReadonlyMap<string, HeaderMap> {
  const rules = text.split(/^(?=\/)/m).map((rule) => rule.trim().split(/\n\s*/));
  const entriesOf = (lines: readonly string[]) => lines.map((line) => line.split(/: (.*)/, 2));
  return new Map(rules.map(([path = "", ...lines]) => [path, Object.fromEntries(entriesOf(lines))]));
}
