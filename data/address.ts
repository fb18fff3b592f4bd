/** Where the site is served: set SITE_URL to its real address, and BASE_PATH where it lives in a folder. */

/** Scheme and host, no slash at the end. */
export const origin = process.env.SITE_URL ?? "https://www.example.com";

/** The folder the site is served from, with a slash at both ends. */
export const basePath = process.env.BASE_PATH ?? "/";

/** A page or file of the site: begins with a slash and, for a page, ends with one, as every plain host serves it. */
export type SitePath = `/${string}`;

/** The address to link to: from the root of the host, so that it holds at any depth. */
export function href(path: SitePath): string {
  return basePath + path.slice(1);
}

/** The whole address, for machines that keep it: search engines, previews. */
export function canonical(path: SitePath): string {
  return origin + href(path);
}
