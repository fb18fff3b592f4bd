import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gunzipSync, gzip } from "node:zlib";
import { TEXT_TYPES } from "../media-types.ts";
import { bytesOf, type OutputFile } from "../output.ts";

type Format = {
  readonly ending: ".br" | ".gz";
  readonly compress: (bytes: Buffer) => Promise<Buffer>;
  readonly decompress: (bytes: Buffer) => Buffer;
};

const FORMATS: readonly Format[] = [
  {
    ending: ".br",
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
    decompress: (bytes) => brotliDecompressSync(bytes),
  },
  {
    ending: ".gz",
    compress: (bytes) => promisify(gzip)(bytes, { level: 9 }).then(withoutSystem),
    decompress: (bytes) => gunzipSync(bytes),
  },
];

/** Pictures and fonts are compressed already; the small files that configure hosts are never served. */
const TEXT = new RegExp(`\\.(${Object.keys(TEXT_TYPES).join("|")})$`);

/**
 * Adds the compressed siblings of text files where they are smaller, on libuv's threads. A sibling that stands in
 * `dist` already and holds the same bytes is taken from there: compression costs more than all other steps.
 */
export async function compress(files: readonly OutputFile[], dist: string): Promise<readonly OutputFile[]> {
  const families = await Promise.all(
    files.map(async (file) => {
      if (!TEXT.test(file.path)) return [file];
      const siblings = await Promise.all(FORMATS.map((format) => sibling(file, format, dist)));
      return [file, ...siblings.filter((made) => made !== undefined)];
    }),
  );
  return families.flat();
}

async function sibling(file: OutputFile, format: Format, dist: string): Promise<OutputFile | undefined> {
  const bytes = bytesOf(file);
  const path = file.path + format.ending;
  const contents = reuse(join(dist, path), bytes, format) ?? (await format.compress(bytes));
  return contents.length < bytes.length ? { path, contents, from: file.from } : undefined;
}

function reuse(path: string, bytes: Buffer, { decompress }: Format): Buffer | undefined {
  try {
    const existing = readFileSync(path);
    return decompress(existing).equals(bytes) ? existing : undefined;
  } catch {
    return undefined; // not there, unreadable or torn: made anew
  }
}

/** gzip names the system it ran on in byte 9; 255 says "unknown", so that all systems write the same bytes. */
function withoutSystem(bytes: Buffer): Buffer {
  bytes[9] = 255;
  return bytes;
}
