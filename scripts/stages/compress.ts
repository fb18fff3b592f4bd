import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { type OutputFile, variantsOf } from "../output-file.ts";

/** Adds compressed variants of text files if they are smaller, on libuv's threads. */
export async function compress(files: readonly OutputFile[]): Promise<readonly OutputFile[]> {
  const withVariants = files.map(async (file) => {
    const make = async (path: string) => ({ ...file, path, contents: await pack(file.contents, path) });
    const variants = await Promise.all(variantsOf(file.path).map(make));
    return [file, ...variants.filter(({ contents }) => contents.length < file.contents.length)];
  });
  return (await Promise.all(withVariants)).flat();
}

async function pack(bytes: Buffer, path: string): Promise<Buffer> {
  if (path.endsWith(".br")) return promisify(brotliCompress)(bytes);
  const packed = await promisify(gzip)(bytes, { level: 9 });
  packed[9] = 255; // the system, "unknown": the same bytes everywhere
  return packed;
}
