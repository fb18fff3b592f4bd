import type { Problem } from "../contract.ts";
import { locate, readSources, type Sources } from "../errors/locate.ts";
import { hashInName } from "../hosting/headers.ts";
import { bytesOf, isHtml, type OutputFile } from "../output/output-file.ts";
import { pathsAt, typeOf } from "../server/address.ts";
import type { PageSource } from "../stages/discover.ts";
import type { Page } from "../stages/load.ts";
import { type EditorLink, panelOf } from "./panel.ts";
import { type Parts, partsOf } from "./version.ts";

/** The development server's current state. */
export type View = {
  /** The site's files, by path, without the pages that can't be rendered now. */
  readonly files: ReadonlyMap<string, OutputFile>;
  /** A hash of the files in static/, which any page may use. */
  readonly filesVersion: string;
  /** Every page, and the source files of those that could be loaded. */
  readonly pages: readonly (PageSource & Partial<Pick<Page, "modules">>)[];
  /** The site's 500.html, shown instead of a page that can't be rendered. */
  readonly errorPage: string;
  readonly problems: readonly Problem[];
  /** Each page as it is in a build, by its contents here, and its compressed variants. */
  readonly built: ReadonlyMap<string, readonly OutputFile[]>;
  readonly sources: Sources;
  /** The folder that the site is built for, with a slash at both ends. */
  readonly basePath: string;
  readonly editorLink: EditorLink;
};

export type Answer = {
  readonly status: number;
  readonly type: string;
  readonly contents: string | Uint8Array;
  /** Of a page; its panel has its problems. */
  readonly parts?: Parts;
};

const TITLE = "Unexpected Application Error!";
const NOT_FOUND = "404.html";
/** Before the first draft. */
export const NOTHING: View = {
  files: new Map(),
  filesVersion: "",
  pages: [],
  errorPage: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${TITLE}</title><h1>${TITLE}</h1></html>`,
  problems: [],
  built: new Map(),
  sources: new Map(),
  basePath: "/",
  editorLink: () => undefined,
};

/** The view with these files. */
export function viewOf(root: string, view: View, files: readonly OutputFile[]): View {
  const errorPage = files.find(({ path }) => path === "500.html")?.contents ?? view.errorPage;
  const copied = files.filter(({ from }) => from.startsWith("static/")).map(bytesOf);
  return {
    ...view,
    files: new Map(files.map((file) => [file.path, file])),
    filesVersion: hashInName(Buffer.concat(copied)),
    errorPage: String(errorPage),
    sources: view.problems.length > 0 ? readSources(root) : new Map(),
  };
}

/** A plain host's answer at an address such as "/prices/", "/prices" or "/favicon.ico?1". */
export function resolve(address: string, view: View): Answer {
  const path = pathAt(address, view);
  const file = view.files.get(path ?? NOT_FOUND);
  if (file && !isHtml(file)) return { status: 200, type: typeOf(file.path), contents: file.contents };
  const source = sourceAt(address, view);
  const isBroken = source !== undefined && file === undefined;
  const contents = isBroken ? view.errorPage : (file?.contents ?? "404");
  const panel = panelOf(problemsOn(source?.file, view), view.editorLink);
  const parts = partsOf(String(contents), panel, view.filesVersion);
  return { status: isBroken ? 500 : path ? 200 : 404, type: typeOf(NOT_FOUND), contents, parts };
}

/** The page at an address. */
export function sourceAt(address: string, view: View): PageSource | undefined {
  const path = pathAt(address, view) ?? NOT_FOUND;
  return view.pages.find(({ output }) => output === path);
}

function pathAt(address: string, { files, pages, basePath }: View): string | undefined {
  const isThere = (path: string) => files.has(path) || pages.some(({ output }) => output === path);
  return pathsAt(address, basePath).find(isThere);
}

/** The problems of a page, and those that concern no page more than others. */
function problemsOn(page: string | undefined, { pages, problems, sources }: View): readonly Problem[] {
  const isShown = (problem: Problem) => {
    const names = problem.pages ?? problem.places.map((place) => place.replace(/:.*/, ""));
    const files = names.map((name) => name.replace(/\.css(\.ts)?$/, ".tsx"));
    const concerned = pages.filter(({ file, modules = [file] }) =>
      modules.some((each) => files.includes(each)),
    );
    return concerned.length === 0 || concerned.some(({ file }) => file === page);
  };
  return locate(problems.filter(isShown), sources);
}
