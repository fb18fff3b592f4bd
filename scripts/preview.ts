import { fstatSync, readFileSync } from "node:fs";
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from "node:http";
import { join } from "node:path";
import sirv from "sirv";

/**
 * A server that shows a folder as a good plain host would: compressed siblings where the client takes them, ETags,
 * 404.html with status 404, 500.html when something fails. The folder may be rebuilt while it runs.
 */
export function createPreview(dist: string): Server {
  // dev: every request looks at the disk, so that a rebuild shows; sirv then answers `no-cache` with an ETag.
  const files = sirv(dist, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    onNoMatch: (_request, response) => answer(response, 404, join(dist, "404.html")),
  });

  /** A file may be replaced between sirv's look at it and its read: then it is looked up once more. */
  function send(request: IncomingMessage, response: ServerResponse, triesLeft: number): void {
    response.removeAllListeners("pipe").once("pipe", (file) => {
      file.once("open", (descriptor: number) =>
        response.setHeader("Content-Length", fstatSync(descriptor).size),
      );
      file.once("error", () => {
        if (response.headersSent) response.destroy();
        else if (triesLeft > 0) send(request, response, triesLeft - 1);
        else answer(response, 500, join(dist, "500.html"));
      });
    });
    files(request, response);
  }

  return createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    delete request.headers.range; // sirv ends the process on a malformed range; the whole file serves as well
    holdHead(response);
    send(request, response, 2);
  });
}

/** Keeps the status line and headers back until the first byte of the body, so that an error can still change them. */
function holdHead(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, headers?: unknown) => {
    if (headers === undefined) return writeHead(status); // node's own call, when the body begins or ends
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
      if (value !== undefined) response.setHeader(name, value);
    }
    return response;
  };
}

/** Sends a page with a status of its own, or the bare status where the folder does not hold the page. */
function answer(response: ServerResponse, status: number, page: string): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.statusCode = status;
  response.setHeader("Content-Type", "text/html;charset=utf-8");
  response.setHeader("Cache-Control", "no-cache");
  try {
    response.end(readFileSync(page));
  } catch {
    response.end(`${status}`);
  }
}
