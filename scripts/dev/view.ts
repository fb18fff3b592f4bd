import { posix } from "node:path";
import { lookup } from "mrmime";
import { basePathOf, parseRules, pathBelow } from "../hosting/headers.ts";
import { mediaType, TEXT_TYPES } from "../hosting/media-types.ts";
import { bytesOf, isHtml, type OutputFile } from "../output/output-file.ts";
import { hashOf, versionOf } from "./version.ts";

/** What the development server shows. */
export type View = {
  /** The last site that was whole, by path. */
  readonly files: ReadonlyMap<string, OutputFile>;
  /** The folder that the site is made for, with a slash at both ends. */
  readonly basePath: string;
  /** Tells the states of the files apart that pages use. */
  readonly filesVersion: string;
  /** Stands in for every page while something is wrong. */
  readonly errorPage?: string;
};

const NOT_FOUND = "404.html";

export type Answer = {
  readonly status: number;
  /** The media type, where it is known. */
  readonly type: string | undefined;
  readonly contents: string | Uint8Array;
  /** Of a page: see `versionOf`. */
  readonly version?: string;
};

/** Before there is anything to see. */
export const NOTHING: View = { files: new Map(), basePath: "/", filesVersion: "" };

export function viewOf(files: readonly OutputFile[]): View {
  const headers = files.find(({ path }) => path === "_headers");
  return {
    files: new Map(files.map((file) => [file.path, file])),
    basePath: headers ? basePathOf(parseRules(bytesOf(headers).toString())) : "/",
    filesVersion: hashOf(...files.filter(({ from }) => from.startsWith("static/")).map(bytesOf)),
  };
}

/** The same with some pages made anew. */
export function withPages(view: View, pages: readonly OutputFile[]): View {
  return { ...view, files: new Map([...view.files, ...pages.map((page) => [page.path, page] as const)]) };
}

/** What a plain host answers at an address, which may be "/prices/", "/prices" or "/favicon.ico?1". */
export function resolve(address: string, view: View): Answer {
  const file = fileAt(address, view);
  if (file && !isHtml(file)) {
    return { status: 200, type: mediaType(file.path) ?? lookup(file.path), contents: file.contents };
  }
  if (view.errorPage !== undefined) return page(500, view.errorPage, view);
  if (file) return page(200, file.contents, view);
  const notFound = view.files.get(NOT_FOUND);
  return page(404, notFound && isHtml(notFound) ? notFound.contents : "404", view);
}

/** The source file of the page that is shown at an address. */
export function sourceAt(address: string, view: View): string | undefined {
  return (fileAt(address, view) ?? view.files.get(NOT_FOUND))?.from;
}

function fileAt(address: string, { files, basePath }: View): OutputFile | undefined {
  const below = pathBelow(basePath, address.replace(/[?#].*/s, ""));
  if (below === undefined) return undefined;
  const path = decoded(below.slice(1));
  return [path, `${path}.html`, posix.join(path, "index.html")]
    .map((place) => files.get(place))
    .find((file) => file !== undefined);
}

/** What cannot be decoded leads nowhere, and may stay as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function page(status: number, contents: string, { filesVersion }: View): Answer {
  const version = versionOf(contents, filesVersion);
  return { status, type: TEXT_TYPES.html, contents, version };
}
