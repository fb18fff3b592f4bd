import { distOf } from "../../built-sites.ts";
import { pagePaths } from "../../dist.ts";
import { serveSite } from "./test-server.ts";

/** The site with the usual facts. */
export const site = await serveSite(distOf("usual"));
/** The same with photographs on Services and About. */
const siteWithPhotographs = await serveSite(distOf("photographs"));

/** The paths of all pages. */
export const paths = pagePaths(distOf("usual"));
/** Those of the pages that navigation leads to; hosts may show the error pages at any address. */
export const publicPaths = paths.filter((path) => path.endsWith("/"));

export type SitePage = ReturnType<typeof pageAt>;

/** A page of the site with the usual facts, or of another. */
export const pageAt = (path: string, server = site) => ({
  name: server === site ? path : `${path} with photographs`,
  path,
  server,
  address: server.address + path,
});

/** The page with photographs that differs most from the usual one. */
export const photographsPage = pageAt("/about/", siteWithPhotographs);

/** All pages. */
export const pages = [...paths.map((path) => pageAt(path)), photographsPage];
export const publicPages = pages.filter(({ path }) => path.endsWith("/"));
