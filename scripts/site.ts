import type { Document } from "domhandler";
import { moveIntoFolder } from "./addresses.ts";
import { placeholders, publishedTexts } from "./checks/contents.ts";
import { linkFollower } from "./checks/links.ts";
import { checkPage, contentsOf, type PageSummary } from "./checks/page.ts";
import { checkStaticFiles } from "./checks/static-files.ts";
import { checkSite } from "./checks/whole-site.ts";
import type { Problem, Todo } from "./contract.ts";
import { awaitAll, toProblems } from "./errors/problems-error.ts";
import { type OutputFile, textFile } from "./output-file.ts";
import { type Assets, bundle } from "./stages/bundle.ts";
import { collectStaticFiles } from "./stages/collect-static-files.ts";
import { hostFiles } from "./stages/host-files.ts";
import { type LoadedSite, load } from "./stages/load.ts";
import {
  filesOf,
  findPhotographs,
  PHOTOGRAPHS,
  type Photograph,
  photographTodos,
  showPhotographs,
} from "./stages/photographs.ts";
import { addPolicy } from "./stages/policy.ts";
import { render } from "./stages/render.ts";
import { sitemapAndRobots } from "./stages/sitemap-and-robots.ts";
import { nodesIn, parse, serialise } from "./tree.ts";

/**
 * Makes the whole site in memory. `add` adds to a page, for the development server. `problems` forbid publication;
 * a site that isn't complete lacks the pages that couldn't be made.
 */
export async function makeSite(root: string, add = (_page: Document) => {}) {
  const [site, assets, staticFiles] = await awaitAll([load(root), bundle(root), collectStaticFiles(root)]);
  const { data } = site;
  const photographs = findPhotographs(root);
  const { pages, problems, todos, ...made } = await makePages(root, site, assets, photographs, add);
  const dataFiles = data.files.map(({ path, contents, from }) => textFile(path, contents, from));
  const generated = [...made.files, assets.printSheet, ...sitemapAndRobots(site), ...filesOf(photographs)];
  const withoutHostFiles = [...generated, ...dataFiles, ...staticFiles];
  const files = [...hostFiles(withoutHostFiles, data.basePath), ...withoutHostFiles];
  const isComplete = pages.length === site.pages.length;
  const css = [...made.styles, assets.printSheet.contents].join("");
  // Links to a page that couldn't be made aren't wrong.
  if (isComplete) problems.push(...checkSite({ pages, files, css }));
  problems.push(...(await checkStaticFiles(staticFiles)));
  for (const { contents, from } of data.files) todos.push(...placeholders([contents], from, data));
  // A number that many pages show is one task.
  const unique = todos.filter(
    ({ message }, at) => at === todos.findIndex((each) => each.message === message),
  );
  return {
    files,
    isComplete,
    problems,
    todos: [...unique, ...data.todos, ...photographTodos(photographs, staticFiles)],
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
  const [files, pages]: [OutputFile[], PageSummary[]] = [[], []];
  const [problems, todos]: [Problem[], Todo[]] = [[], []];
  const [texts, styles] = [new Set<string>(), new Set<string>()];
  for (const source of site.pages) {
    try {
      const html = await render(source, site, assets);
      const tree = parse(html);
      add(tree);
      // Few pages have any; walking the others takes 2 % of a build of 1,000 pages.
      if (html.includes(PHOTOGRAPHS)) await showPhotographs(nodesIn(tree).elements, photographs, root);
      const nodes = nodesIn(tree);
      const contents = contentsOf(nodes, source, follow, texts);
      problems.push(...checkPage(contents, data));
      todos.push(...placeholders(publishedTexts(contents), source.file, data));
      for (const css of contents.styles) styles.add(css);
      pages.push(contents.summary);
      moveIntoFolder(nodes, data.basePath);
      addPolicy(nodes.elements); // last, because it hashes styles and scripts
      files.push(textFile(source.output, serialise(tree, nodes), source.file));
    } catch (error) {
      problems.push(...toProblems(error));
    }
  }
  return { files, pages, problems, todos, styles };
}
