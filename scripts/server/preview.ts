import { fstatSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { basePathOf, type HeaderRule, headersFor, parseRules, pathBelow } from "../hosting/headers.ts";
import { mediaType } from "../hosting/media-types.ts";
import { holdHead, removeHeaders, sendErrorPage } from "./response.ts";

/**
 * A server that shows a folder as a good plain host would: compressed siblings where the client takes them, ETags,
 * 404.html with status 404, 500.html when something fails, the headers and the place that `_headers` asks for. The
 * folder may be rebuilt while it runs.
 */
export function createPreview(dist: string): Server {
  // dev: every request looks at the disk, so that a rebuild shows; sirv then answers `no-cache` with an ETag.
  const files = sirv(dist, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      const type = mediaType(path);
      if (type !== undefined) response.setHeader("Content-Type", type); // sirv does not know .ico
    },
    onNoMatch: (_request, response) => sendErrorPage(response, 404, join(dist, "404.html")),
  });

  /**
   * A file may go or be replaced between sirv's looks at it and its read: then it is looked up again, without its
   * compressed siblings, which a build takes away before it puts new ones in place. The file itself is never missing.
   */
  function send(request: IncomingMessage, response: ServerResponse): void {
    let triesLeft = 3;
    function attempt(): void {
      triesLeft--;
      removeHeaders(response); // what the last try has set may not be true of what this one finds
      try {
        files(request, response);
      } catch {
        fail();
      }
    }
    function fail(): void {
      if (response.headersSent) response.destroy();
      else if (triesLeft === 0) sendErrorPage(response, 500, join(dist, "500.html"));
      else {
        delete request.headers["accept-encoding"];
        attempt();
      }
    }
    response.on("pipe", (file) => {
      file.once("open", (descriptor: number) =>
        response.setHeader("Content-Length", fstatSync(descriptor).size),
      );
      file.once("error", fail);
    });
    attempt();
  }

  return createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    delete request.headers.range; // sirv ends the process on a malformed range; the whole file serves as well
    const rules = hostRules(dist);
    const address = (request.url ?? "/").replace(/\?.*/, ""); // no host looks files up by the query
    holdHead(response, headersFor(address, rules));
    const path = pathBelow(basePathOf(rules), address);
    if (path === undefined) return sendErrorPage(response, 404, join(dist, "404.html"));
    request.url = path;
    send(request, response);
  });
}

/** The folder that the site in `dist` was built for, with a slash at both ends: it is shown there, and only there. */
export function previewPath(dist: string): string {
  return basePathOf(hostRules(dist));
}

function hostRules(dist: string): readonly HeaderRule[] {
  try {
    return parseRules(readFileSync(join(dist, "_headers"), "utf8"));
  } catch {
    return []; // a folder that no build has made
  }
}
