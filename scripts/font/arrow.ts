const [UP, RIGHT] = [0x2191, 0x2192];

/**
 * The typeface's package has the arrow up and not the one to the right. Its arrow is as good as symmetric, so that
 * swapping x with y turns it: gives the TrueType font with → in the place of ↑. Checksums are left to the encoder.
 */
export function turnArrow(font: Buffer): Buffer {
  const turned = Buffer.from(font);
  const glyph = renamed(turned);
  const locations = tableOf(turned, "loca");
  const long = tableOf(turned, "head").readUInt16BE(50) === 1;
  const start = long ? locations.readUInt32BE(4 * glyph) : 2 * locations.readUInt16BE(2 * glyph);
  const outline = tableOf(turned, "glyf").subarray(start);
  transpose(outline);
  const [left, right] = [outline.readInt16BE(2), outline.readInt16BE(6)];
  const metrics = tableOf(turned, "hmtx").subarray(4 * glyph);
  metrics.writeUInt16BE(left + right); // as much room behind it as before it
  metrics.writeInt16BE(left, 2);
  return turned;
}

function tableOf(font: Buffer, tag: string): Buffer {
  const record = font.indexOf(tag, 12, "latin1");
  const offset = font.readUInt32BE(record + 8);
  return font.subarray(offset, offset + font.readUInt32BE(record + 12));
}

/** Gives ↑ the code of →, in the character map's subtable of format 4; gives its glyph. */
function renamed(font: Buffer): number {
  const map = tableOf(font, "cmap");
  const segments = map.subarray(map.readUInt32BE(8));
  const length = segments.readUInt16BE(6); // of each of the four lists: last codes, first codes, deltas, offsets
  for (let end = 14; end < 14 + length; end += 2) {
    const [start, delta] = [end + length + 2, end + 2 * length + 2];
    if (segments.readUInt16BE(start) !== UP || segments.readUInt16BE(end) !== UP) continue;
    const glyph = (UP + segments.readUInt16BE(delta)) & 0xffff;
    segments.writeUInt16BE(RIGHT, start);
    segments.writeUInt16BE(RIGHT, end);
    segments.writeUInt16BE((glyph - RIGHT) & 0xffff, delta);
    return glyph;
  }
  throw new Error("The character map has no segment of its own for ↑.");
}

/** Swaps x with y in a simple glyph: in its box, in the flags of its points, and the two lists of coordinates. */
function transpose(outline: Buffer): void {
  const [xMin, yMin, xMax, yMax] = [2, 4, 6, 8].map((at) => outline.readInt16BE(at));
  [yMin, xMin, yMax, xMax].forEach((value, index) => {
    outline.writeInt16BE(value ?? 0, 2 + 2 * index);
  });
  const lastEnd = 8 + 2 * outline.readInt16BE(0);
  const points = outline.readUInt16BE(lastEnd) + 1;
  let at = lastEnd + 4 + outline.readUInt16BE(lastEnd + 2);
  let [xLength, yLength] = [0, 0];
  for (let point = 0; point < points; ) {
    const flag = outline.readUInt8(at);
    const repeats = flag & 8 ? outline.readUInt8(at + 1) : 0;
    outline.writeUInt8((flag & 0b11001001) | ((flag & 0b10010) << 1) | ((flag & 0b100100) >> 1), at);
    xLength += (repeats + 1) * lengthOf(flag);
    yLength += (repeats + 1) * lengthOf(flag >> 1);
    point += repeats + 1;
    at += flag & 8 ? 2 : 1;
  }
  const xs = Buffer.from(outline.subarray(at, at + xLength));
  outline.copyWithin(at, at + xLength, at + xLength + yLength);
  xs.copy(outline, at + yLength);
}

/** The bytes of an x coordinate, or of a y one with the flag shifted by one: one byte, none (as the last), or two. */
function lengthOf(flag: number): number {
  if (flag & 2) return 1;
  return flag & 16 ? 0 : 2;
}
