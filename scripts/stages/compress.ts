import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { TEXT_TYPES } from "../media-types.ts";
import { bytesOf, type OutputFile } from "../output.ts";

type Format = {
  readonly ending: ".br" | ".gz";
  readonly compress: (bytes: Buffer) => Promise<Buffer>;
};

const FORMATS: readonly Format[] = [
  {
    ending: ".br",
    compress: (bytes) =>
      promisify(brotliCompress)(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
  },
  {
    ending: ".gz",
    compress: (bytes) => promisify(gzip)(bytes, { level: 9 }).then(withoutSystem),
  },
];

/** Pictures and fonts are compressed already; the small files that configure hosts are never served. */
const TEXT = new RegExp(`\\.(${Object.keys(TEXT_TYPES).join("|")})$`);

/** Adds the compressed siblings of text files where they are smaller, on libuv's threads. */
export async function compress(files: readonly OutputFile[]): Promise<readonly OutputFile[]> {
  const families = await Promise.all(
    files.map(async (file) => {
      if (!TEXT.test(file.path)) return [file];
      const siblings = await Promise.all(FORMATS.map((format) => sibling(file, format)));
      return [file, ...siblings.filter((made) => made !== undefined)];
    }),
  );
  return families.flat();
}

async function sibling(file: OutputFile, { ending, compress }: Format): Promise<OutputFile | undefined> {
  const bytes = bytesOf(file);
  const contents = await compress(bytes);
  return contents.length < bytes.length ? { path: file.path + ending, contents, from: file.from } : undefined;
}

/** gzip names the system it ran on in byte 9; 255 says "unknown", so that all systems write the same bytes. */
function withoutSystem(bytes: Buffer): Buffer {
  bytes[9] = 255;
  return bytes;
}
