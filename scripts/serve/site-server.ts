import { readFileSync, realpathSync } from "node:fs";
import type { RequestListener } from "node:http";
import { extname, join, posix, sep } from "node:path";
import { lookup } from "mrmime";
import { basePathIn, headersFor } from "../hosting/headers.ts";
import { MEDIA_TYPES } from "../hosting/media-types.ts";
import { shortHash, TEMPORARY_PREFIX, variantsOf } from "../output-file.ts";
import { decode } from "../paths.ts";

/** A site as it is now; a build may replace it between two requests. */
export type ServedSite = {
  /** A file of the site by its path: "prices/index.html". */
  readonly find: (path: string) => Buffer | undefined;
  /** The folder that the site was built for: "/reading/". */
  readonly basePath: () => string;
  /** The status and the page for addresses without a file. */
  readonly missing: () => { readonly status: number; readonly path: string };
};

/** Answers as a good host does: with all headers, the variant that the browser takes, and 304 for what it has. */
export function siteServer({ find, basePath, missing }: ServedSite): RequestListener {
  return (request, response) => {
    const address = (request.url ?? "/").replace(/[?#].*/, "");
    const folder = basePath();
    const found = pathAt(address, folder, find);
    const { status, path } = found === undefined ? missing() : { status: 200, path: found };
    const accepted = encodingsIn(request.headers["accept-encoding"]);
    const { body, encoding } = variantOf(path, accepted, find) ?? { body: Buffer.from(`${status}`) };
    const etag = `"${shortHash(body)}"`;
    const headers = {
      ...headersFor(found === undefined ? folder : address, folder),
      "Content-Type": MEDIA_TYPES[extname(path).slice(1)] ?? lookup(path) ?? "application/octet-stream",
      ETag: etag,
      ...(variantsOf(path).length > 0 && { Vary: "Accept-Encoding" }),
      ...(encoding && { "Content-Encoding": encoding }),
    };
    response.setHeaders(new Map(Object.entries(headers)));
    const isKnown = status === 200 && request.headers["if-none-match"]?.includes(etag);
    response.statusCode = isKnown ? 304 : status;
    response.end(isKnown ? undefined : body);
  };
}

/** The path of the file that a plain host sends for an address, with or without a trailing slash. */
function pathAt(address: string, basePath: string, find: ServedSite["find"]): string | undefined {
  if (!`${address}/`.startsWith(basePath)) return undefined;
  const asked = decode(address.slice(basePath.length));
  const paths = [asked, `${asked}.html`, posix.join(asked, "index.html")];
  return paths.find((path) => find(path) !== undefined);
}

/** "gzip, deflate, br;q=0.5" is gzip, deflate and br. */
function encodingsIn(header: string | string[] | undefined): readonly string[] {
  const wanted = String(header ?? "").split(",");
  return wanted
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.replace(/;.*/, "").trim());
}

/** The contents of a file, compressed if there is a variant that the browser accepts. */
function variantOf(path: string, accepted: readonly string[], find: ServedSite["find"]) {
  for (const [encoding, ending] of [
    ["br", ".br"],
    ["gzip", ".gz"],
  ] as const) {
    const body = accepted.includes(encoding) ? find(path + ending) : undefined;
    if (body) return { body, encoding };
  }
  const body = find(path);
  return body && { body, encoding: undefined };
}

/** The site that a build wrote into a folder. */
export function builtSite(folder: string): ServedSite {
  const find = filesIn(folder);
  return {
    find,
    basePath: () => basePathIn(find("_headers")?.toString() ?? ""),
    missing: () => ({ status: 404, path: "404.html" }),
  };
}

/** Finds files in a folder, except links that lead out of it and the unfinished files of a build. */
function filesIn(folder: string): ServedSite["find"] {
  return (path) => {
    try {
      const file = realpathSync(join(folder, path));
      const isShown = file.startsWith(realpathSync(folder) + sep) && !path.includes(TEMPORARY_PREFIX);
      return isShown ? readFileSync(file) : undefined;
    } catch {
      return undefined;
    }
  };
}
