import { addressOf } from "../../../scripts/paths.ts";
import { distOf } from "../../built-sites.ts";
import { pageFiles, pagePaths, readDist } from "../../dist.ts";
import { serveSite } from "./test-server.ts";

/** The site with the usual facts. */
export const site = await serveSite(distOf("usual"));
/** The same with photographs. */
const siteWithPhotographs = await serveSite(distOf("photographs"));

/** The paths of all pages. */
const paths = pagePaths();
/** Those of the pages that navigation leads to; hosts may show the error pages at any address. */
export const publicPaths = paths.filter((path) => path.endsWith("/"));

export type SitePage = {
  readonly name: string;
  readonly path: string;
  readonly server: typeof site;
  readonly address: string;
};

/** A page of the site with the usual facts, or of another. */
export const pageAt = (path: string, server = site): SitePage => ({
  name: server === site ? path : `${path} with photographs`,
  path,
  server,
  address: server.address + path,
});

const files = pageFiles(distOf("photographs"));
const file = files.find((path) => readDist(path, distOf("photographs")).includes("<picture"));
/** A page with photographs. */
export const photographsPage = pageAt(addressOf(`${file}`), siteWithPhotographs);

/** All pages. */
export const pages = [...paths.map((path) => pageAt(path)), photographsPage];
export const publicPages = pages.filter(({ path }) => path.endsWith("/"));
