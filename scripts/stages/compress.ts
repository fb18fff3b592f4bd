import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { bytesOf, type Ending, type OutputFile, siblingEndings } from "../output/output-file.ts";

const COMPRESSORS: Readonly<Record<Ending, (bytes: Buffer) => Promise<Buffer>>> = {
  ".br": (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  ".gz": async (bytes) => {
    const compressed = await promisify(gzip)(bytes, { level: 9 });
    compressed[9] = 255; // the system, "unknown": the same bytes everywhere
    return compressed;
  },
};

/** Adds compressed variants of text files if they are smaller, on libuv's threads. */
export async function compress(files: readonly OutputFile[]): Promise<readonly OutputFile[]> {
  const variants = files.map(async (file) => {
    const bytes = bytesOf(file);
    const made = siblingEndings(file.path).map(async (ending) => {
      return { path: file.path + ending, contents: await COMPRESSORS[ending](bytes), from: file.from };
    });
    return [file, ...(await Promise.all(made)).filter(({ contents }) => contents.length < bytes.length)];
  });
  return (await Promise.all(variants)).flat();
}
