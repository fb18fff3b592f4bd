import type { Document } from "domhandler";
import { moveIntoFolder } from "./addresses.ts";
import { checkPage, checkSite } from "./checks/checks.ts";
import { placeholders, publishedTexts } from "./checks/contents.ts";
import { checkStaticFiles } from "./checks/static-files.ts";
import type { Esbuild } from "./compile/esbuild.ts";
import type { Problem, Todo } from "./contract.ts";
import { awaitAll, toProblems } from "./errors/problems-error.ts";
import { follower } from "./links.ts";
import { type OutputFile, textFile } from "./output-file.ts";
import { type Assets, bundle } from "./stages/bundle.ts";
import { collectStaticFiles, withStaticFiles } from "./stages/collect-static-files.ts";
import { hostFiles } from "./stages/host-files.ts";
import { type LoadedSite, load } from "./stages/load.ts";
import {
  type EncodedPhotographs,
  filesOf,
  findPhotographs,
  type Photograph,
  photographTodos,
  showPhotographs,
} from "./stages/photographs.ts";
import { addPolicy } from "./stages/policy.ts";
import { type PageSummary, readPage, summaryOf } from "./stages/read-page.ts";
import { render } from "./stages/render.ts";
import { sitemapAndRobots } from "./stages/sitemap-and-robots.ts";
import { parse, serialise } from "./tree.ts";

export type Site = {
  readonly files: readonly OutputFile[];
  /** false: it lacks the pages that couldn't be made. */
  readonly isComplete: boolean;
  /** They forbid publication. */
  readonly problems: readonly Problem[];
  readonly todos: readonly Todo[];
  readonly basePath: string;
};

/** For the development server: what it adds to each page, and an esbuild that is faster the second time. */
type Options = { readonly add?: (page: Document) => void; readonly esbuild?: Esbuild };

/** Makes the whole site in memory. */
export async function makeSite(root: string, { add = () => {}, esbuild }: Options = {}): Promise<Site> {
  const [site, assets, staticFiles] = await awaitAll([
    load(root, esbuild),
    bundle(root, esbuild),
    collectStaticFiles(root),
  ]);
  const { data } = site;
  const photographs = findPhotographs(root);
  const made = await makePages(root, site, assets, photographs, add);
  const generated = [
    ...made.files,
    assets.printSheet,
    ...sitemapAndRobots(site),
    ...filesOf(made.encoded),
    ...data.files.map(({ path, contents, from }) => textFile(path, contents, from)),
  ];
  const forHosts = hostFiles([...generated, ...staticFiles], data.basePath);
  const files = withStaticFiles([...forHosts, ...generated], staticFiles);
  const isComplete = made.pages.length === site.pages.length;
  return {
    files,
    isComplete,
    problems: [
      ...made.problems,
      // Links to a page that couldn't be made aren't wrong.
      ...(isComplete ? checkSite(made.pages, files, data) : []),
      ...(await checkStaticFiles(staticFiles)),
    ],
    todos: [
      ...made.todos,
      ...data.files.flatMap(({ contents, from }) => placeholders(from, [contents], [], data)),
      ...data.todos,
      ...photographTodos(photographs, made.encoded, staticFiles),
    ],
    basePath: data.basePath,
  };
}

/** The pages that could be made, their files, and what is wrong with them. */
type MadePages = {
  readonly files: readonly OutputFile[];
  readonly pages: readonly PageSummary[];
  readonly problems: readonly Problem[];
  readonly todos: readonly Todo[];
  readonly encoded: EncodedPhotographs;
};

/** Makes one page after the other. */
async function makePages(
  root: string,
  site: LoadedSite,
  assets: Assets,
  photographs: readonly Photograph[],
  add: (page: Document) => void,
): Promise<MadePages> {
  const { data } = site;
  const files: OutputFile[] = [];
  const pages: PageSummary[] = [];
  const problems: Problem[] = [];
  const todos: Todo[] = [];
  const encoded: EncodedPhotographs = new Map();
  const follow = follower(data);
  const printStyles = `${assets.printSheet.contents}`;
  for (const page of site.pages) {
    try {
      const tree = parse(await render(page, site, assets));
      add(tree);
      await showPhotographs(tree, photographs, encoded, root);
      const contents = readPage(tree, page, follow);
      problems.push(...checkPage(contents, data, printStyles));
      todos.push(...placeholders(page.file, publishedTexts(contents), contents.quotes, data));
      pages.push(summaryOf(contents));
      moveIntoFolder(contents.addresses, data.basePath);
      addPolicy(contents.elements); // last, because it hashes styles and scripts
      files.push(textFile(page.output, serialise(tree), page.file));
    } catch (error) {
      problems.push(...toProblems(error));
    }
  }
  return { files, pages, problems, todos, encoded };
}
