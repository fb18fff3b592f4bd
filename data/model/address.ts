/** Where the site is served: set SITE_URL to its real address, and BASE_PATH if it is in a folder. */

/** Scheme and host, without a trailing slash. */
export const origin = process.env.SITE_URL ?? "https://www.example.com";

/** The folder the site is served from, with a slash at both ends. */
export const basePath = process.env.BASE_PATH ?? "/";

/** A page or file of the site. Begins with a slash; a page's also ends with one, as static hosts serve it. */
export type SitePath = `/${string}`;

/** The address to link to, from the root of the host, so that it works at any depth. */
export function href(path: SitePath): string {
  return basePath + path.slice(1);
}

/** The whole address, for search engines and previews. */
export function canonical(path: SitePath): string {
  return origin + href(path);
}
