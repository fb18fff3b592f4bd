import { crc32 } from "node:zlib";

/** A PNG begins with a signature of 8 bytes and a header of 25. */
const HEADER_END = 8 + 25;
/** A chunk of UTF-8 text (PNG, 11.3.3.4): its type, a keyword, no compression, no language. */
const START = "iTXtDescription\0\0\0\0\0";
/** A chunk begins with the length of its data, excluding the length and type fields. */
const TYPE_LENGTH = 4;

/** Adds a description to a PNG; viewers show it and `descriptionOf` reads it. */
export function withDescription(png: Buffer, text: string): Buffer {
  const contents = Buffer.from(START + text);
  const chunk = Buffer.concat([Buffer.alloc(4), contents, Buffer.alloc(4)]);
  chunk.writeUInt32BE(contents.length - TYPE_LENGTH);
  chunk.writeUInt32BE(crc32(contents), chunk.length - 4);
  return Buffer.concat([png.subarray(0, HEADER_END), chunk, png.subarray(HEADER_END)]);
}

/** The description that `withDescription` added to a PNG; undefined if there is none. */
export function descriptionOf(png: Buffer): string | undefined {
  const start = png.indexOf(START);
  if (start < 0) return undefined;
  const end = start + TYPE_LENGTH + png.readUInt32BE(start - 4);
  return png.toString("utf8", start + START.length, end);
}
