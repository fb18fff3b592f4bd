import { readFileSync, realpathSync } from "node:fs";
import type { RequestListener } from "node:http";
import { extname, join, posix, sep } from "node:path";
import { lookup } from "mrmime";
import { headersFor } from "../hosting/headers.ts";
import { MEDIA_TYPES } from "../hosting/media-types.ts";
import { decode, shortHash } from "../output-file.ts";

/** A file of a site by its path: "prices/index.html". */
type Find = (path: string) => string | Buffer | undefined;

const ENCODINGS = { br: ".br", gzip: ".gz" };

/**
 * Answers as a good host does, with all headers and compressed variants. Finds everything again for each request,
 * and each file once, as a build may be replacing it. `lost` gives the status and the page for other addresses.
 */
export function siteServer(find: Find, lost = () => ({ status: 404, path: "404.html" })): RequestListener {
  return ({ url = "/", headers }, response) => {
    const address = url.replace(/[?#].*/, "");
    const basePath = basePathIn(find);
    const found = fileAt(address, basePath, find);
    const { status, path } = found ? { status: 200, path: found.path } : lost();
    const variant = variantOf(path, `${headers["accept-encoding"]}`, find);
    const contents = variant?.contents ?? found?.contents ?? find(path) ?? `${status}`;
    const etag = `"${shortHash(contents)}"`;
    const all = {
      ...headersFor(found ? address : basePath, basePath),
      "Content-Type": MEDIA_TYPES[extname(path).slice(1)] ?? lookup(path) ?? "application/octet-stream",
      ETag: etag,
      Vary: "Accept-Encoding",
      ...(variant && { "Content-Encoding": variant.encoding }),
    };
    response.setHeaders(new Map(Object.entries(all)));
    response.statusCode = status === 200 && headers["if-none-match"] === etag ? 304 : status;
    response.end(contents);
  };
}

/** The folder that the site was built for, "/reading/", as its file `_headers` says. */
export function basePathIn(find: Find): string {
  const [, folder = "/"] = /^(.*)\*/.exec(`${find("_headers")}`) ?? [];
  return folder;
}

/** The file that a plain host sends for an address, with or without a trailing slash. */
function fileAt(address: string, basePath: string, find: Find) {
  if (!`${address}/`.startsWith(basePath)) return undefined;
  const asked = decode(address.slice(basePath.length));
  for (const path of [asked, `${asked}.html`, posix.join(asked, "index.html")]) {
    const contents = find(path);
    if (contents !== undefined) return { path, contents };
  }
  return undefined;
}

/** The smallest variant of a file that a browser accepts. */
function variantOf(path: string, accepted: string, find: Find) {
  for (const [encoding, ending] of Object.entries(ENCODINGS)) {
    const contents = accepted.includes(encoding) ? find(path + ending) : undefined;
    if (contents !== undefined) return { encoding, contents };
  }
  return undefined;
}

/** Finds files in a folder, except links that lead out of it. */
export const filesIn =
  (folder: string): Find =>
  (path) => {
    try {
      const file = realpathSync(join(folder, path));
      return file.startsWith(realpathSync(folder) + sep) ? readFileSync(file) : undefined;
    } catch {
      return undefined;
    }
  };
