import { readFileSync } from "node:fs";
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import type { Headers } from "../hosting/headers.ts";

/**
 * Keeps the status line and headers back until the first byte of the body, so that an error can still change them;
 * the host's own headers go with whatever is answered.
 */
export function holdHead(response: ServerResponse, own: Headers): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status: number, headers?: unknown) => {
    // node's own call, when the body begins or ends
    if (headers === undefined) return writeHead(status, own);
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers as OutgoingHttpHeaders)) {
      if (value !== undefined) response.setHeader(name, value);
    }
    return response;
  };
}

/** Sends a page with a status of its own, or the bare status where the folder does not hold the page. */
export function sendErrorPage(response: ServerResponse, status: number, page: string): void {
  removeHeaders(response);
  response.statusCode = status;
  response.setHeader("Content-Type", "text/html;charset=utf-8");
  response.setHeader("Cache-Control", "no-cache");
  try {
    response.end(readFileSync(page));
  } catch {
    response.end(`${status}`);
  }
}

/** Takes back every header that was set so far. */
export function removeHeaders(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
}
