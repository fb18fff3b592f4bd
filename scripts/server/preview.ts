import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type Server } from "node:http";
import { join, resolve, sep } from "node:path";
import { basePathOf, type HeaderRule, headersFor, parseRules } from "../hosting/headers.ts";
import { pathsAt, typeOf } from "./address.ts";

type Answer = { readonly status: number; readonly headers: OutgoingHttpHeaders; readonly body?: Buffer };

/** In order of preference; the last one suits every client. */
const ENCODINGS = { br: ".br", gzip: ".gz", "": "" };
/** There is a folder or nothing, or the path can't be a file name. */
const NOT_FOUND = ["ENOENT", "EISDIR", "ENOTDIR", "ENAMETOOLONG", "ERR_INVALID_ARG_VALUE"];

/**
 * Serves a folder like a good plain host: compressed variants for clients that accept them, ETags, 404.html with status
 * 404, 500.html on errors, and the headers and base path of `_headers`. It reads each file whole on request, so the
 * folder may be rebuilt at any time.
 */
export function createPreview(folder: string): Server {
  const dist = resolve(folder);
  return createServer((request, response) => {
    const { status, headers, body } = answerTo(request, dist);
    const length = body && { "Content-Length": body.length };
    response.writeHead(status, { ...headers, ...length }).end(body);
  });
}

/** The folder that the site in `dist` was built for, with a slash at both ends; the site is served only there. */
export function previewPath(dist: string): string {
  return basePathOf(hostRules(dist));
}

function answerTo({ method = "", url = "/", headers: asked }: IncomingMessage, dist: string): Answer {
  if (!["GET", "HEAD"].includes(method)) return { status: 405, headers: { Allow: "GET, HEAD" } };
  const rules = hostRules(dist);
  const address = url.replace(/\?.*/, ""); // hosts ignore the query
  const headersOf = (path: string) => ({
    "Content-Type": typeOf(path),
    "Cache-Control": "no-cache",
    ...headersFor(address, rules),
  });
  const errorPage = (status: 404 | 500): Answer => {
    const path = `${status}.html`;
    return { status, headers: headersOf(path), body: read(dist, path) ?? Buffer.from(`${status}`) };
  };
  try {
    for (const path of pathsAt(address, basePathOf(rules))) {
      for (const [encoding, ending] of Object.entries(ENCODINGS)) {
        const isAccepted = `${asked["accept-encoding"]}`.includes(encoding);
        const body = isAccepted ? read(dist, path + ending) : undefined;
        if (body === undefined) continue;
        const ETag = `"${createHash("sha256").update(body).digest("base64url")}"`;
        const variant = { Vary: "Accept-Encoding", ...(encoding && { "Content-Encoding": encoding }) };
        const headers = { ...headersOf(path), ...variant, ETag };
        return asked["if-none-match"] === ETag ? { status: 304, headers } : { status: 200, headers, body };
      }
    }
    return errorPage(404);
  } catch {
    return errorPage(500);
  }
}

/** The bytes of a file; undefined if there is no such file. */
function read(dist: string, path: string): Buffer | undefined {
  const file = join(dist, path);
  if (!file.startsWith(dist + sep)) return undefined;
  try {
    return readFileSync(file);
  } catch (error) {
    if (NOT_FOUND.includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}

function hostRules(dist: string): readonly HeaderRule[] {
  const text = read(resolve(dist), "_headers");
  return text ? parseRules(text.toString()) : [];
}
