import type { Document } from "domhandler";
import { moveIntoFolder } from "./addresses.ts";
import type { PageSummary } from "./checks/page.ts";
import type { Problem, Todo } from "./contract.ts";
import { awaitAll, throwIfAny } from "./errors/site-error.ts";
import type { OutputFile, PageFile } from "./output-file.ts";
import { bundle } from "./stages/bundle.ts";
import { checkPage, checkSite } from "./stages/check.ts";
import { collectStaticFiles } from "./stages/collect-static-files.ts";
import { hostFiles } from "./stages/host-files.ts";
import { load } from "./stages/load.ts";
import { filesOf, findPhotographs, showPhotographs, warningsAbout } from "./stages/photographs.ts";
import { addPolicy } from "./stages/policy.ts";
import { render } from "./stages/render.ts";
import { sitemapAndRobots } from "./stages/sitemap-and-robots.ts";
import { parse, serialise } from "./tree.ts";

export type Site = {
  readonly files: readonly OutputFile[];
  readonly basePath: string;
  readonly todos: readonly Todo[];
  /** Problems that don't stop the build. */
  readonly warnings: readonly Problem[];
};

/** What the development server adds to a page that has been checked. */
export type Addition = (tree: Document) => void;

/** Makes the whole site in memory. The checks read addresses as authors wrote them, without the base path. */
export async function makeSite(root: string, add: Addition = () => {}): Promise<Site> {
  const [site, assets, staticFiles] = await awaitAll([load(root), bundle(root), collectStaticFiles(root)]);
  const { basePath, todos, files: dataFiles } = site.data;
  const rendered = await render(site, assets);
  const photographs = findPhotographs(root);
  const problems = [...site.problems, ...rendered.problems];
  const pages: PageFile[] = [];
  const summaries: PageSummary[] = [];
  for (const page of rendered.pages) {
    const tree = parse(page.contents);
    problems.push(...(await showPhotographs(tree, photographs, root)));
    const checked = checkPage(tree, page, site.data);
    problems.push(...checked.problems);
    summaries.push(checked.summary);
    pages.push({ ...page, contents: finish(tree, basePath, add) });
  }
  const made = [...pages, assets.printSheet, ...sitemapAndRobots(site), ...filesOf(photographs)];
  const content = [...made, ...dataFiles, ...staticFiles];
  const files = [...content, ...hostFiles(content, basePath)];
  throwIfAny([...problems, ...checkSite({ files, pages: summaries, data: site.data })]);
  return { files, basePath, todos, warnings: warningsAbout(photographs) };
}

/** The page as it is published. The policy comes last, because it hashes styles and scripts. */
function finish(tree: Document, basePath: string, add: Addition): string {
  add(tree);
  moveIntoFolder(tree, basePath);
  addPolicy(tree);
  return serialise(tree);
}

/** The site's own error page, if it can be made while others can't. Checks nothing. */
export async function makeErrorPage(root: string, add: Addition): Promise<string | undefined> {
  try {
    const [site, assets] = await awaitAll([load(root, "pages/500.tsx"), bundle(root)]);
    const [page] = (await render(site, assets)).pages;
    return page && finish(parse(page.contents), site.data.basePath, add);
  } catch {
    return undefined;
  }
}
