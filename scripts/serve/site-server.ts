import { readFileSync, realpathSync } from "node:fs";
import type { RequestListener } from "node:http";
import { extname, join, posix, sep } from "node:path";
import { lookup } from "mrmime";
import { headersFor } from "../hosting/headers.ts";
import { MEDIA_TYPES } from "../hosting/media-types.ts";
import { decode, TEMPORARY_PREFIX } from "../output-file.ts";

/** A file of a site by its path: "prices/index.html". */
type Find = (path: string) => string | Buffer | undefined;

/**
 * Answers as a good host does, with all headers. Finds everything again for each request, as a build may be
 * replacing it. `missing` gives the status and the page for other addresses.
 */
export function siteServer(find: Find, missing = () => ({ status: 404, path: "404.html" })): RequestListener {
  return ({ url = "/" }, response) => {
    const address = url.replace(/[?#].*/, "");
    const basePath = basePathIn(find);
    const found = fileAt(address, basePath, find);
    const { status, path } = found ? { status: 200, path: found.path } : missing();
    const type = MEDIA_TYPES[extname(path).slice(1)] ?? lookup(path) ?? "application/octet-stream";
    const headers = headersFor(found ? address : basePath, basePath);
    response.statusCode = status;
    response.setHeaders(new Map(Object.entries({ ...headers, "Content-Type": type })));
    response.end(found?.contents ?? find(path) ?? `${status}`);
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
