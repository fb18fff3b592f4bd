import type { Problem } from "../contract.ts";
import { locate, readSources, type Sources } from "../errors/locate.ts";
import { basePathOf, parseRules } from "../hosting/headers.ts";
import { bytesOf, isHtml, type OutputFile } from "../output/output-file.ts";
import { pathsAt, typeOf } from "../server/address.ts";
import type { Draft } from "./draft.ts";
import { type EditorLink, panelOf } from "./panel.ts";
import { hashOf, versionOf } from "./version.ts";

/** The development server's current state. */
export type View = {
  /** The files of the last draft that could be made, without the pages that can't be rendered now. */
  readonly files: ReadonlyMap<string, OutputFile>;
  /** The source of every page, by its path in `files`. */
  readonly pages: ReadonlyMap<string, string>;
  /** The site's 500.html, shown instead of a page that can't be rendered. */
  readonly errorPage: string;
  readonly problems: readonly Problem[];
  readonly built: Draft["built"];
  readonly sources: Sources;
  /** The folder that the site is built for, with a slash at both ends. */
  readonly basePath: string;
  /** A hash of the files that pages use. */
  readonly filesVersion: string;
  readonly editorLink: EditorLink;
};

export type Answer = {
  readonly status: number;
  readonly type: string;
  readonly contents: string | Uint8Array;
  /** Of a page: its problems, as HTML; see `panelOf`. */
  readonly panel?: string;
  /** Of a page: see `versionOf`. */
  readonly version?: string;
};

const TITLE = "Unexpected Application Error!";
const NOT_FOUND = "404.html";
/** Before the first draft. */
export const NOTHING: View = {
  files: new Map(),
  pages: new Map(),
  errorPage: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${TITLE}</title><h1>${TITLE}</h1></html>`,
  problems: [],
  built: new Map(),
  sources: new Map(),
  basePath: "/",
  filesVersion: "",
  editorLink: () => undefined,
};

/** Shows a draft. If only single pages could be rendered, keeps the other files of the previous one. */
export function viewOf(root: string, previous: View, { sources, files, built, problems }: Draft): View {
  const kept = [...previous.files.values()].filter((file) => !isHtml(file));
  const all = files.every(isHtml) ? [...kept, ...files] : files;
  const errorPage = files.find(({ path }) => path === "500.html");
  const headers = all.find(({ path }) => path === "_headers");
  return {
    ...previous,
    files: new Map(all.map((file) => [file.path, file])),
    pages: new Map(sources.map(({ output, file }) => [output, file])),
    errorPage: errorPage ? String(errorPage.contents) : previous.errorPage,
    problems,
    built,
    sources: problems.length > 0 ? readSources(root) : new Map(),
    basePath: headers ? basePathOf(parseRules(bytesOf(headers).toString())) : "/",
    filesVersion: hashOf(...all.filter(({ from }) => from.startsWith("static/")).map(bytesOf)),
  };
}

/** The view with some pages replaced. */
export function withPages(view: View, pages: readonly OutputFile[]): View {
  return { ...view, files: new Map([...view.files, ...pages.map((page) => [page.path, page] as const)]) };
}

/** A plain host's answer at an address such as "/prices/", "/prices" or "/favicon.ico?1". */
export function resolve(address: string, view: View): Answer {
  const path = pathAt(address, view);
  const file = view.files.get(path ?? NOT_FOUND);
  if (file && !isHtml(file)) return { status: 200, type: typeOf(file.path), contents: file.contents };
  const source = view.pages.get(path ?? NOT_FOUND);
  const isBroken = file === undefined && source !== undefined;
  const contents = isBroken ? view.errorPage : (file?.contents ?? "404");
  const panel = panelOf(problemsOn(source, view), view.editorLink);
  const version = versionOf(contents, panel, view.filesVersion);
  return { status: isBroken ? 500 : path ? 200 : 404, type: typeOf(NOT_FOUND), contents, panel, version };
}

/** The source file of the page at an address. */
export function sourceAt(address: string, view: View): string | undefined {
  return view.pages.get(pathAt(address, view) ?? NOT_FOUND);
}

function pathAt(address: string, { files, pages, basePath }: View): string | undefined {
  return pathsAt(address, basePath).find((each) => files.has(each) || pages.has(each));
}

/** The problems of a page, and those that concern no page more than others. */
function problemsOn(source: string | undefined, { pages, problems, sources }: View): readonly Problem[] {
  const known = new Set(pages.values());
  const isShown = (problem: Problem) => {
    const concerned = problem.pages ?? problem.places.map((place) => place.replace(/:.*/, ""));
    return concerned.includes(`${source}`) || !concerned.some((file) => known.has(file));
  };
  return locate(problems.filter(isShown), sources);
}
