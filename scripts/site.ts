import type { Document } from "domhandler";
import { moveIntoFolder } from "./addresses.ts";
import { placeholders, publishedTexts } from "./checks/contents.ts";
import { linkFollower } from "./checks/links.ts";
import { contentsOf, type PageSummary, summaryOf } from "./checks/page.ts";
import { checkStaticFiles } from "./checks/static-files.ts";
import type { Problem } from "./contract.ts";
import { awaitAll, toProblems } from "./errors/site-error.ts";
import { type OutputFile, textFile } from "./output-file.ts";
import { type Assets, bundle } from "./stages/bundle.ts";
import { checkPage, checkSite } from "./stages/check.ts";
import { collectStaticFiles } from "./stages/collect-static-files.ts";
import { hostFiles } from "./stages/host-files.ts";
import { type LoadedSite, load } from "./stages/load.ts";
import {
  filesOf,
  findPhotographs,
  PHOTOGRAPHS,
  type Photograph,
  showPhotographs,
  warningsAbout,
} from "./stages/photographs.ts";
import { addPolicy } from "./stages/policy.ts";
import { render } from "./stages/render.ts";
import { sitemapAndRobots } from "./stages/sitemap-and-robots.ts";
import { type Nodes, nodesIn, parse, serialise } from "./tree.ts";

/**
 * Makes the whole site in memory. `add` adds to a page, for the development server. `problems` forbid publication;
 * a site that isn't complete lacks the pages that couldn't be made.
 */
export async function makeSite(root: string, add = (_page: Document) => {}) {
  const [site, assets, staticFiles] = await awaitAll([load(root), bundle(root), collectStaticFiles(root)]);
  const { data } = site;
  const photographs = findPhotographs(root);
  const {
    files: pages,
    problems,
    texts,
    ...contents
  } = await makePages(root, site, assets, photographs, add);
  const dataFiles = data.files.map(({ path, contents, from }) => textFile(path, contents, from));
  const made = [...pages, assets.printSheet, ...sitemapAndRobots(site), ...filesOf(photographs)];
  const withoutRules = [...made, ...dataFiles, ...staticFiles];
  const files = [...hostFiles(withoutRules, data.basePath), ...withoutRules];
  const isComplete = pages.length === site.pages.length;
  const styles = contents.styles.map((css) => `${css}${assets.printSheet.contents}`);
  // Links to a page that couldn't be made aren't wrong.
  if (isComplete) problems.push(...checkSite({ ...contents, files, data, styles }));
  problems.push(...(await checkStaticFiles(staticFiles)));
  const todos = [...placeholders(texts, data), ...data.todos];
  return {
    files,
    isComplete,
    problems,
    warnings: warningsAbout(photographs),
    todos,
    basePath: data.basePath,
  };
}

/** Makes one page after the other, and keeps of each only its file and what the checks of the whole site need. */
async function makePages(
  root: string,
  site: LoadedSite,
  assets: Assets,
  photographs: readonly Photograph[],
  add: (page: Document) => void,
) {
  const { data } = site;
  const follow = linkFollower(data);
  const [files, pages, problems]: [OutputFile[], PageSummary[], Problem[]] = [[], [], []];
  const styles: string[] = [];
  const texts = new Map<string, string>();
  for (const source of site.pages) {
    try {
      const html = await render(source, site, assets);
      const tree = parse(html);
      add(tree);
      // Few pages have any, so most need no walk for them.
      if (html.includes(PHOTOGRAPHS)) await showPhotographs(nodesIn(tree).elements, photographs, root);
      const nodes = nodesIn(tree);
      const contents = contentsOf(nodes, source.output, source.file, follow);
      problems.push(...checkPage(contents, data));
      if (contents.css !== styles.at(-1)) styles.push(contents.css);
      for (const text of data.placeholdersIn ? publishedTexts(contents) : []) texts.set(text, source.file);
      pages.push(summaryOf(contents));
      files.push(textFile(source.output, finish(tree, nodes, data.basePath), source.file));
    } catch (error) {
      problems.push(...toProblems(error));
    }
  }
  for (const { contents, from } of data.files) texts.set(contents, from);
  return { files, pages, problems, styles, texts };
}

/** The page as it is published. The policy comes last, because it hashes styles and scripts. */
function finish(tree: Document, nodes: Nodes, basePath: string): string {
  moveIntoFolder(nodes.elements, basePath);
  addPolicy(nodes.elements);
  return serialise(tree, nodes);
}
