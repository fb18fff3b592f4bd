import sharp from "sharp";
import { colour, range } from "../../components/drawings/thermal.ts";

/** A part of a picture, in pixels. */
export type Area = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};
/** The mean temperature in °C, and the share of pixels unlike any colour of the palette: a ΔE above 10. */
export type ThermalReading = { readonly celsius: number; readonly strange: number };
/** In CIE Lab, where the distance between two colours is their ΔE. */
type Lab = readonly [lightness: number, a: number, b: number];

const STEPS = 240;
const scale = Array.from(
  { length: STEPS + 1 },
  (_, step) => range.from + (step / STEPS) * (range.to - range.from),
);
const palette = await toLab(scale.map((celsius) => Number.parseInt(colour(celsius).slice(1), 16)));

/** Reads a part of a picture like a thermal camera's. */
export async function readThermal(png: Buffer, area: Area): Promise<ThermalReading> {
  const { data } = await sharp(png).extract(area).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 3) {
    const rgb = data.readUIntBE(at, 3);
    counts.set(rgb, (counts.get(rgb) ?? 0) + 1);
  }
  let sum = 0;
  let strange = 0;
  const colours = await toLab([...counts.keys()]);
  for (const [index, count] of [...counts.values()].entries()) {
    const { celsius, distance } = nearest(colours[index] as Lab);
    sum += count * celsius;
    if (distance > 10) strange += count;
  }
  const pixels = area.width * area.height;
  return { celsius: sum / pixels, strange: strange / pixels };
}

function nearest([lightness, a, b]: Lab) {
  let [squared, nearestStep] = [Number.POSITIVE_INFINITY, 0];
  for (const [step, other] of palette.entries()) {
    // Squares by hand, because Math.hypot would take most of the time.
    const distance = (lightness - other[0]) ** 2 + (a - other[1]) ** 2 + (b - other[2]) ** 2;
    if (distance < squared) [squared, nearestStep] = [distance, step];
  }
  return { celsius: scale[nearestStep] ?? Number.NaN, distance: Math.sqrt(squared) };
}

/** Takes colours as 0xRRGGBB. */
async function toLab(colours: readonly number[]): Promise<readonly Lab[]> {
  const bytes = Buffer.alloc(3 * colours.length);
  for (const [index, colour] of colours.entries()) bytes.writeUIntBE(colour, 3 * index, 3);
  const image = sharp(bytes, { raw: { width: colours.length, height: 1, channels: 3 } });
  const { buffer, byteOffset } = await image.toColourspace("lab").raw({ depth: "float" }).toBuffer();
  const values = new Float32Array(buffer, byteOffset, bytes.length);
  return colours.map((_, index) => [...values.subarray(3 * index, 3 * index + 3)] as unknown as Lab);
}
