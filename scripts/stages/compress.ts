import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type OutputFile, variantsOf } from "../output-file.ts";

/** Adds compressed variants of text files if they are smaller, on libuv's threads. */
export async function compress(files: readonly OutputFile[]): Promise<readonly OutputFile[]> {
  const variants = files.map(async (file) => {
    const { contents } = file;
    const made = variantsOf(file.path).map(async (path) => {
      return { ...file, path, contents: await (path.endsWith(".br") ? brotli(contents) : gzipped(contents)) };
    });
    return [
      file,
      ...(await Promise.all(made)).filter((variant) => variant.contents.length < contents.length),
    ];
  });
  return (await Promise.all(variants)).flat();
}

function brotli(bytes: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

async function gzipped(bytes: Buffer): Promise<Buffer> {
  const compressed = await promisify(gzip)(bytes, { level: 9 });
  compressed[9] = 255; // the system, "unknown": the same bytes everywhere
  return compressed;
}
