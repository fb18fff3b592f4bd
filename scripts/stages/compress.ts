import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { bytesOf, type Ending, type OutputFile, siblingEndings } from "../output/output-file.ts";

const COMPRESSORS: Readonly<Record<Ending, (bytes: Buffer) => Promise<Buffer>>> = {
  ".br": (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  ".gz": (bytes) => promisify(gzip)(bytes, { level: 9 }).then(withoutSystem),
};

/** Adds the compressed siblings of text files where they are smaller, on libuv's threads. */
export async function compress(files: readonly OutputFile[]): Promise<readonly OutputFile[]> {
  const families = await Promise.all(
    files.map(async (file) => {
      const siblings = await Promise.all(siblingEndings(file.path).map((ending) => sibling(file, ending)));
      return [file, ...siblings.filter((made) => made !== undefined)];
    }),
  );
  return families.flat();
}

async function sibling(file: OutputFile, ending: Ending): Promise<OutputFile | undefined> {
  const bytes = bytesOf(file);
  const contents = await COMPRESSORS[ending](bytes);
  return contents.length < bytes.length ? { path: file.path + ending, contents, from: file.from } : undefined;
}

/** gzip names the system it ran on in byte 9; 255 says "unknown", so that all systems write the same bytes. */
function withoutSystem(bytes: Buffer): Buffer {
  bytes[9] = 255;
  return bytes;
}
