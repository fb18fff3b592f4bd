import type { Document } from "domhandler";
import { moveIntoFolder } from "./addresses.ts";
import { placeholders, publishedTexts } from "./checks/contents.ts";
import { linkFollower } from "./checks/links.ts";
import { contentsOf, type PageSummary, summaryOf } from "./checks/page.ts";
import type { Problem } from "./contract.ts";
import { awaitAll, throwIfAny, toProblems } from "./errors/site-error.ts";
import { type OutputFile, textFile } from "./output-file.ts";
import { bundle } from "./stages/bundle.ts";
import { checkPage, checkSite } from "./stages/check.ts";
import { collectStaticFiles } from "./stages/collect-static-files.ts";
import { hostFiles } from "./stages/host-files.ts";
import { load } from "./stages/load.ts";
import {
  filesOf,
  findPhotographs,
  PHOTOGRAPHS,
  showPhotographs,
  warningsAbout,
} from "./stages/photographs.ts";
import { addPolicy } from "./stages/policy.ts";
import { render } from "./stages/render.ts";
import { sitemapAndRobots } from "./stages/sitemap-and-robots.ts";
import { type Nodes, nodesIn, parse, serialise } from "./tree.ts";

/**
 * Makes the whole site in memory, one page after the other. `add` adds to a page, for the development server;
 * warnings are problems that don't stop the build.
 */
export async function makeSite(root: string, add = (_page: Document) => {}) {
  const [site, assets, staticFiles] = await awaitAll([load(root), bundle(root), collectStaticFiles(root)]);
  const { data, pages: sources, code } = site;
  const photographs = findPhotographs(root);
  const follow = linkFollower(data);
  const pages: OutputFile[] = [];
  const summaries: PageSummary[] = [];
  const problems: Problem[] = [];
  const published = new Map<string, string>();
  for (const source of sources) {
    try {
      const html = await render(source, site, assets);
      const tree = parse(html);
      add(tree);
      // Few pages have any, so most need no walk for them.
      if (html.includes(PHOTOGRAPHS))
        problems.push(...(await showPhotographs(nodesIn(tree).elements, photographs, root, source.file)));
      const nodes = nodesIn(tree);
      const contents = contentsOf(nodes, source.output, source.file, follow);
      problems.push(...checkPage(contents, data));
      for (const text of publishedTexts(contents)) published.set(text, source.file);
      summaries.push(summaryOf(contents));
      pages.push(textFile(source.output, finish(tree, nodes, data.basePath), source.file));
    } catch (error) {
      problems.push(...toProblems(error));
    }
  }
  const found = [...site.misplacedFiles, ...code.ignored(), ...problems];
  if (pages.length < sources.length) throwIfAny(found);
  const dataFiles = data.files.map(({ path, contents, from }) => textFile(path, contents, from));
  for (const { contents, from } of data.files) published.set(contents, from);
  const made = [...pages, assets.printSheet, ...sitemapAndRobots(site), ...filesOf(photographs)];
  const content = [...made, ...dataFiles, ...staticFiles];
  const files = [...content, ...hostFiles(content, data.basePath)];
  throwIfAny([...found, ...checkSite({ files, pages: summaries, data })]);
  const todos = [...placeholders(published, data), ...data.todos];
  return { files, basePath: data.basePath, todos, warnings: warningsAbout(photographs) };
}

/** The page as it is published. The policy comes last, because it hashes styles and scripts. */
function finish(tree: Document, nodes: Nodes, basePath: string): string {
  moveIntoFolder(nodes.elements, basePath);
  addPolicy(nodes.elements);
  return serialise(tree, nodes);
}

/** The site's own error page, made without the other pages, which may have mistakes. Checks nothing. */
export async function makeErrorPage(root: string, add: (page: Document) => void): Promise<string> {
  const [site, assets] = await awaitAll([load(root, "pages/500.tsx"), bundle(root)]);
  const [page] = site.pages;
  if (!page) throw new Error("There is no pages/500.tsx.");
  const tree = parse(await render(page, site, assets));
  add(tree);
  return finish(tree, nodesIn(tree), site.data.basePath);
}
