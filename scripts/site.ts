import type { Document } from "domhandler";
import { moveIntoFolder } from "./addresses.ts";
import { contentsOf, type PageSummary, summaryOf } from "./checks/page.ts";
import type { Problem, Todo } from "./contract.ts";
import { awaitAll, throwIfAny, toProblems } from "./errors/site-error.ts";
import { type OutputFile, textFile } from "./output-file.ts";
import { bundle } from "./stages/bundle.ts";
import { checkPage, checkSite } from "./stages/check.ts";
import { collectStaticFiles } from "./stages/collect-static-files.ts";
import { hostFiles } from "./stages/host-files.ts";
import { load } from "./stages/load.ts";
import { filesOf, findPhotographs, showPhotographs, warningsAbout } from "./stages/photographs.ts";
import { addPolicy } from "./stages/policy.ts";
import { render } from "./stages/render.ts";
import { sitemapAndRobots } from "./stages/sitemap-and-robots.ts";
import { nodesIn, parse, serialise } from "./tree.ts";

export type Site = {
  readonly files: readonly OutputFile[];
  readonly basePath: string;
  readonly todos: readonly Todo[];
  /** Problems that don't stop the build. */
  readonly warnings: readonly Problem[];
};

/** What the development server adds to a page that has been checked. */
type Addition = (tree: Document) => void;

/** Makes the whole site in memory, one page after the other. */
export async function makeSite(root: string, add: Addition = () => {}): Promise<Site> {
  const [site, assets, staticFiles] = await awaitAll([load(root), bundle(root), collectStaticFiles(root)]);
  const { data, pages: sources, code } = site;
  const photographs = findPhotographs(root);
  const pages: OutputFile[] = [];
  const summaries: PageSummary[] = [];
  const failures: Problem[] = [];
  const problems: Problem[] = [];
  for (const source of sources) {
    try {
      const tree = parse(await render(source, site, assets));
      problems.push(...(await showPhotographs(tree, photographs, root)));
      const contents = contentsOf(tree, source.output, source.file, data);
      problems.push(...checkPage(contents, data));
      summaries.push(summaryOf(contents));
      pages.push(textFile(source.output, finish(tree, data.basePath, add), source.file));
    } catch (error) {
      failures.push(...toProblems(error));
    }
  }
  const ignored = code.takeIgnored();
  if (failures.length > 0) throwIfAny([...failures, ...ignored]);
  const dataFiles = data.files.map(({ path, contents, from }) => textFile(path, contents, from));
  const made = [...pages, assets.printSheet, ...sitemapAndRobots(site), ...filesOf(photographs)];
  const content = [...made, ...dataFiles, ...staticFiles];
  const files = [...content, ...hostFiles(content, data.basePath)];
  throwIfAny([...site.problems, ...ignored, ...problems, ...checkSite({ files, pages: summaries, data })]);
  return { files, basePath: data.basePath, todos: data.todos, warnings: warningsAbout(photographs) };
}

/** The page as it is published. The policy comes last, because it hashes styles and scripts. */
function finish(tree: Document, basePath: string, add: Addition): string {
  add(tree);
  const nodes = nodesIn(tree);
  moveIntoFolder(nodes.elements, basePath);
  addPolicy(nodes.elements);
  return serialise(tree, nodes);
}
