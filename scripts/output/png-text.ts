import { crc32 } from "node:zlib";

/** A PNG begins with a signature and the 25 bytes of its header chunk. */
const SIGNATURE = 8;
const HEADER_END = SIGNATURE + 25;
/** A chunk has its data's length, a type, the data and a checksum: 4 bytes each, except the data. */
const OVERHEAD = 12;
/** A chunk of UTF-8 text (PNG, 11.3.3.4): a keyword, no compression, no language. */
const TYPE = "iTXt";
const KEYWORD = "Description\0\0\0\0\0";

/** Adds a description to a PNG; viewers show it and `descriptionOf` reads it. */
export function withDescription(png: Buffer, text: string): Buffer {
  const data = Buffer.from(TYPE + KEYWORD + text);
  const chunk = Buffer.alloc(data.length + 8);
  chunk.writeUInt32BE(data.length - TYPE.length);
  data.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(data), 4 + data.length);
  return Buffer.concat([png.subarray(0, HEADER_END), chunk, png.subarray(HEADER_END)]);
}

/** The description that `withDescription` added to a PNG; undefined if there is none. */
export function descriptionOf(png: Buffer): string | undefined {
  for (let at = SIGNATURE; at + OVERHEAD <= png.length; at += OVERHEAD + png.readUInt32BE(at)) {
    const chunk = png.toString("utf8", at + 4, at + 8 + png.readUInt32BE(at));
    if (chunk.startsWith(TYPE + KEYWORD)) return chunk.slice(TYPE.length + KEYWORD.length);
  }
  return undefined;
}
