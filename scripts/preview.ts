import { readFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

/**
 * A server that shows a folder as a good plain host would: compressed siblings where the client takes them, ETags,
 * 404.html with status 404, 500.html when something fails. The folder may be rebuilt while it runs.
 */
export function createPreview(dist: string): Server {
  // dev: each request looks at the disk, so that a rebuild shows; sirv then answers `no-cache` with an ETag.
  const files = sirv(dist, { dev: true, etag: true, brotli: true, gzip: true, onNoMatch: notFound });

  function notFound(_request: unknown, response: ServerResponse): void {
    answer(response, 404, join(dist, "404.html"));
  }

  return createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    // sirv ends the process on a malformed range; a client that gets the whole file instead is served as well.
    delete request.headers.range;
    // A file can vanish between the look and the read: then there is no answer to this request, and only to this.
    response.on("pipe", (file) => file.on("error", () => response.destroy()));
    try {
      files(request, response);
    } catch {
      answer(response, 500, join(dist, "500.html"));
    }
  });
}

/** Sends a page with a status of its own, or the bare status where the folder does not hold the page. */
function answer(response: ServerResponse, status: number, page: string): void {
  try {
    const contents = readFileSync(page);
    response.writeHead(status, { "Content-Type": "text/html;charset=utf-8", "Cache-Control": "no-cache" });
    response.end(contents);
  } catch {
    response.writeHead(status, { "Content-Type": "text/plain;charset=utf-8" }).end(`${status}`);
  }
}
