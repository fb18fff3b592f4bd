import { readFileSync, realpathSync } from "node:fs";
import type { RequestListener } from "node:http";
import { extname, join, posix, sep } from "node:path";
import { lookup } from "mrmime";
import { headersFor } from "../hosting/headers.ts";
import { MEDIA_TYPES } from "../hosting/media-types.ts";
import { decode, shortHash, TEMPORARY_PREFIX } from "../output-file.ts";

/** A file of a site by its path: "prices/index.html". */
type Find = (path: string) => string | Buffer | undefined;

const ENCODINGS = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
];

/**
 * Answers as a good host does, with all headers and compressed variants. Reads everything again for
 * each request. `lost` tells the status and the page for an address without a file.
 */
export function siteServer(find: Find, lost = () => ({ status: 404, path: "404.html" })): RequestListener {
  return ({ url = "/", headers }, response) => {
    const address = url.replace(/[?#].*/, "");
    const basePath = basePathIn(find);
    const found = pathOf(address, basePath, find);
    const { status, path } = found === undefined ? lost() : { status: 200, path: found };
    // What a browser refuses, as in "br;q=0", doesn't count.
    const accepted = `${headers["accept-encoding"]}`.replace(/[^,]*;\s*q=0(\.0*)?\s*(,|$)/g, "");
    const variant = ENCODINGS.find(
      ({ encoding, ending }) => accepted.includes(encoding) && find(path + ending),
    );
    const contents = find(path + (variant?.ending ?? "")) ?? `${status}`;
    const etag = `"${shortHash(contents)}"`;
    const all = {
      ...headersFor(found === undefined ? basePath : address, basePath),
      "Content-Type": MEDIA_TYPES[extname(path).slice(1)] ?? lookup(path) ?? "application/octet-stream",
      ETag: etag,
      Vary: "Accept-Encoding",
      ...(variant && { "Content-Encoding": variant.encoding }),
    };
    for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
    response.statusCode = status === 200 && headers["if-none-match"] === etag ? 304 : status;
    response.end(contents);
  };
}

/** The folder that the site was built for, "/reading/", as its file `_headers` says. */
export function basePathIn(find: Find): string {
  const [, folder = "/"] = /^(.*)\*/.exec(`${find("_headers")}`) ?? [];
  return folder;
}

/** The path of the file that a plain host sends for an address, with or without a trailing slash. */
function pathOf(address: string, basePath: string, find: Find): string | undefined {
  if (!`${address}/`.startsWith(basePath)) return undefined;
  const path = decode(address.slice(basePath.length));
  return [path, `${path}.html`, posix.join(path, "index.html")].find((each) => find(each) !== undefined);
}

/** Finds files in a folder, except links that lead out of it and the unfinished files of a build. */
export const filesIn =
  (folder: string): Find =>
  (path) => {
    try {
      const file = realpathSync(join(folder, path));
      const isShown = file.startsWith(realpathSync(folder) + sep) && !path.includes(TEMPORARY_PREFIX);
      return isShown ? readFileSync(file) : undefined;
    } catch {
      return undefined;
    }
  };
