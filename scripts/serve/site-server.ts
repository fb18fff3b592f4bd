import { fstatSync, type ReadStream, readFileSync, realpathSync } from "node:fs";
import type { RequestListener, ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";
import sirv from "sirv";
import { headersFor, parseRules } from "../hosting/headers.ts";
import { MEDIA_TYPES } from "../hosting/media-types.ts";
import { decode, TEMPORARY_PREFIX } from "../output-file.ts";

/** Answers with the headers in `_headers` and compressed variants. Reads dist/ again for each request. */
export function siteServer(dist: string): RequestListener {
  const answer = sirv(dist, { dev: true, etag: true, brotli: true, gzip: true });
  return (request, response) => {
    const path = `${request.url}`.replace(/[?#].*/, "");
    const { basePath, rules } = rulesIn(dist);
    for (const [name, value] of Object.entries(headersFor(path, rules))) response.setHeader(name, value);
    const type = MEDIA_TYPES[extname(path).slice(1)]; // sirv doesn't know icons and contact cards
    if (type) response.setHeader("Content-Type", type);
    const notFound = () => {
      response.writeHead(404, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" });
      response.end(read(dist, "404.html") ?? "404");
    };
    const below = pathBelow(basePath, path);
    if (below === undefined) return notFound();
    request.url = below;
    // sirv also sends what a browser refuses, as in "br;q=0".
    const encodings = `${request.headers["accept-encoding"]}`;
    request.headers["accept-encoding"] = encodings.replace(/[^,]*;\s*q=0(\.0*)?\s*(,|$)/g, "");
    // For some ranges sirv ends the process, for others it cuts the page. A host may always send whole files.
    delete request.headers.range;
    response.on("pipe", (file: ReadStream) => guard(file, response, dist));
    try {
      answer(request, response, notFound);
    } catch {
      response.destroy(); // a build has just removed the file
    }
  };
}

/** The rules in `_headers`, and the base path that the site was built for: "/reading/". */
export function rulesIn(dist: string) {
  const rules = parseRules(read(dist, "_headers") ?? "/*");
  return { rules, basePath: rules[0]?.prefix ?? "/" };
}

function read(dist: string, path: string): string | undefined {
  try {
    return readFileSync(join(dist, path), "utf8");
  } catch {
    return undefined;
  }
}

/** The path below the base path; undefined outside it, and for the unfinished files of a build. */
export function pathBelow(basePath: string, path: string): string | undefined {
  if (`${path}/` === basePath) return "/";
  const isShown = path.startsWith(basePath) && !decode(path).includes(`/${TEMPORARY_PREFIX}`);
  return isShown ? path.slice(basePath.length - 1) : undefined;
}

/** Sends nothing of a file outside dist/, or of one that a build has replaced since sirv read its size. */
function guard(file: ReadStream, response: ServerResponse, dist: string): void {
  file.on("error", () => response.destroy());
  if (!realpathSync(file.path).startsWith(realpathSync(dist) + sep)) response.destroy();
  file.on("open", (descriptor) => {
    if (fstatSync(descriptor).size !== Number(response.getHeader("content-length"))) response.destroy();
  });
}
