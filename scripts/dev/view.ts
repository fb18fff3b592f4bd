import { basePathOf, parseRules } from "../hosting/headers.ts";
import { bytesOf, isHtml, type OutputFile } from "../output/output-file.ts";
import { pathsAt, typeOf } from "../server/address.ts";
import { hashOf, versionOf } from "./version.ts";

/** The development server's current state. */
export type View = {
  /** The last site without a problem, by path. */
  readonly files: ReadonlyMap<string, OutputFile>;
  /** The folder that the site is built for, with a slash at both ends. */
  readonly basePath: string;
  /** A hash of the files that pages use. */
  readonly filesVersion: string;
  /** Shown instead of every page while something is wrong. */
  readonly errorPage?: string;
};

export type Answer = {
  readonly status: number;
  readonly type: string;
  readonly contents: string | Uint8Array;
  /** Of a page: see `versionOf`. */
  readonly version?: string;
};

/** Before the first build. */
export const NOTHING: View = { files: new Map(), basePath: "/", filesVersion: "" };
const NOT_FOUND = "404.html";

export function viewOf(files: readonly OutputFile[]): View {
  const headers = files.find(({ path }) => path === "_headers");
  return {
    files: new Map(files.map((file) => [file.path, file])),
    basePath: headers ? basePathOf(parseRules(bytesOf(headers).toString())) : "/",
    filesVersion: hashOf(...files.filter(({ from }) => from.startsWith("static/")).map(bytesOf)),
  };
}

/** The view with some pages replaced. */
export function withPages(view: View, pages: readonly OutputFile[]): View {
  return { ...view, files: new Map([...view.files, ...pages.map((page) => [page.path, page] as const)]) };
}

/** A plain host's answer at an address such as "/prices/", "/prices" or "/favicon.ico?1". */
export function resolve(address: string, view: View): Answer {
  const file = fileAt(address, view);
  if (file && !isHtml(file)) return { status: 200, type: typeOf(file.path), contents: file.contents };
  const shown = file ?? view.files.get(NOT_FOUND);
  const contents = view.errorPage ?? (shown && isHtml(shown) ? shown.contents : "404");
  const status = view.errorPage !== undefined ? 500 : file ? 200 : 404;
  return { status, type: typeOf(NOT_FOUND), contents, version: versionOf(contents, view.filesVersion) };
}

/** The source file of the page at an address. */
export function sourceAt(address: string, view: View): string | undefined {
  return (fileAt(address, view) ?? view.files.get(NOT_FOUND))?.from;
}

function fileAt(address: string, { files, basePath }: View): OutputFile | undefined {
  const path = pathsAt(address, basePath).find((each) => files.has(each));
  return path === undefined ? undefined : files.get(path);
}
