import type { Document } from "domhandler";
import { DomUtils } from "htmlparser2";
import { moveIntoFolder } from "./addresses.ts";
import { placeholders, publishedTexts } from "./checks/contents.ts";
import { linkFollower } from "./checks/links.ts";
import { contentsOf, type PageSummary, summaryOf } from "./checks/page.ts";
import { checkStaticFiles } from "./checks/static-files.ts";
import type { Problem } from "./contract.ts";
import { awaitAll, toProblems } from "./errors/site-error.ts";
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
 * Makes the whole site in memory, one page after the other. `add` adds to a page, for the development server.
 * `problems` forbid publication; a site that isn't `complete` lacks the pages that couldn't be made.
 */
export async function makeSite(root: string, add = (_page: Document) => {}) {
  const [site, assets, staticFiles] = await awaitAll([load(root), bundle(root), collectStaticFiles(root)]);
  const { data, pages: sources, code } = site;
  const photographs = findPhotographs(root);
  const follow = linkFollower(data);
  const pages: OutputFile[] = [];
  const summaries: PageSummary[] = [];
  const styles = new Set<string>();
  const problems: Problem[] = [];
  const published = new Map<string, string>();
  for (const source of sources) {
    try {
      const html = await render(source, site, assets);
      const tree = parse(html);
      add(tree);
      // Few pages have any, so most need no walk for them.
      if (html.includes(PHOTOGRAPHS)) await showPhotographs(nodesIn(tree).elements, photographs, root);
      const nodes = nodesIn(tree);
      const contents = contentsOf(nodes, source.output, source.file, follow);
      problems.push(...checkPage(contents, data));
      for (const style of contents.elements.filter(({ name }) => name === "style"))
        styles.add(DomUtils.textContent(style));
      for (const text of publishedTexts(contents)) published.set(text, source.file);
      summaries.push(summaryOf(contents));
      pages.push(textFile(source.output, finish(tree, nodes, data.basePath), source.file));
    } catch (error) {
      problems.push(...toProblems(error));
    }
  }
  const isComplete = pages.length === sources.length;
  const dataFiles = data.files.map(({ path, contents, from }) => textFile(path, contents, from));
  for (const { contents, from } of data.files) published.set(contents, from);
  const made = [...pages, assets.printSheet, ...sitemapAndRobots(site), ...filesOf(photographs)];
  const content = [...made, ...dataFiles, ...staticFiles];
  const files = [...content, ...hostFiles(content, data.basePath)];
  // Links to a page that couldn't be made aren't wrong.
  if (isComplete) problems.push(...checkSite({ files, pages: summaries, data, styles }));
  return {
    files,
    isComplete,
    problems: [...code.ignored(), ...problems, ...(await checkStaticFiles(staticFiles))],
    warnings: warningsAbout(photographs),
    todos: [...placeholders(published, data), ...data.todos],
    basePath: data.basePath,
  };
}

/** The page as it is published. The policy comes last, because it hashes styles and scripts. */
function finish(tree: Document, nodes: Nodes, basePath: string): string {
  moveIntoFolder(nodes.elements, basePath);
  addPolicy(nodes.elements);
  return serialise(tree, nodes);
}
