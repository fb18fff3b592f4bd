import type { Problem, Todo } from "./contract.ts";
import { awaitAll } from "./errors/site-error.ts";
import { isPage, type OutputFile } from "./output-file.ts";
import { withBasePath } from "./stages/base-path.ts";
import { bundle } from "./stages/bundle.ts";
import { check } from "./stages/check.ts";
import { collectStaticFiles } from "./stages/collect-static-files.ts";
import { hostFiles } from "./stages/host-files.ts";
import { load } from "./stages/load.ts";
import { withPhotographs } from "./stages/photographs.ts";
import { withPolicy } from "./stages/policy.ts";
import { render } from "./stages/render.ts";
import { sitemapAndRobots } from "./stages/sitemap-and-robots.ts";

export type Site = {
  readonly files: readonly OutputFile[];
  readonly basePath: string;
  readonly todos: readonly Todo[];
  /** Problems that don't stop the build. */
  readonly warnings: readonly Problem[];
};

/** Makes the whole site in memory. The checks read addresses as authors wrote them, without the base path. */
export async function makeSite(root: string): Promise<Site> {
  const [loaded, assets, staticFiles] = await awaitAll([load(root), bundle(root), collectStaticFiles(root)]);
  const { basePath, todos, files: dataFiles } = loaded.data;
  const rendered = await render(loaded, assets);
  const { pages, photographs, warnings } = await withPhotographs(rendered.pages, root);
  const made = [...pages, assets.printSheet, ...sitemapAndRobots(loaded), ...photographs];
  const content = [...made, ...dataFiles, ...staticFiles];
  const files = [...content, ...hostFiles(content, basePath)];
  check(files, loaded.data, [...loaded.problems, ...rendered.problems]);
  const published = files.map((file) => (isPage(file) ? withPolicy(withBasePath(file, basePath)) : file));
  return { files: published, basePath, todos, warnings };
}

/** The site's own error page, if it can be made while others can't. Checks nothing. */
export async function makeErrorPage(root: string): Promise<OutputFile | undefined> {
  try {
    const [loaded, assets] = await awaitAll([load(root, "pages/500.tsx"), bundle(root)]);
    const [page] = (await render(loaded, assets)).pages;
    return page && withPolicy(withBasePath(page, loaded.data.basePath));
  } catch {
    return undefined;
  }
}
