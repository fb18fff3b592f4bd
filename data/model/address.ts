/** Where the site is served: set SITE_URL to its real address, and BASE_PATH if it is in a folder. */

/** Scheme and host, without a trailing slash. */
export const origin = process.env.SITE_URL ?? "https://www.example.com";

/** The folder the site is served from, with a slash at both ends. */
export const basePath = process.env.BASE_PATH ?? "/";

/** A page or file of the site. Begins with a slash; a page's also ends with one, as static hosts serve it. */
export type SitePath = `/${string}`;

/** The whole address, for search engines and previews; the build puts the folder before all other addresses. */
export function canonical(path: SitePath): string {
  return origin + basePath + path.slice(1);
}
