import { extname, posix } from "node:path";
import { unescape as decode } from "node:querystring";
import { lookup } from "mrmime";
import { pathBelow } from "../hosting/headers.ts";
import { MEDIA_TYPES } from "../hosting/media-types.ts";

/**
 * Where a plain host looks for the file at an address such as "/prices/", "/prices" or "/icon.svg?1", relative to the
 * site's folder. Returns nothing for addresses outside the base path.
 */
export function pathsAt(address: string, basePath: string): readonly string[] {
  const below = pathBelow(basePath, address.replace(/[?#].*/s, ""));
  if (below === undefined) return [];
  const path = decode(below.slice(1)); // never throws
  return [path, `${path}.html`, posix.join(path, "index.html")];
}

/** The media type of a file, by its name. */
export function typeOf(path: string): string {
  return MEDIA_TYPES[extname(path).slice(1)] ?? lookup(path) ?? "application/octet-stream";
}
