import { temperatureScale } from "../../data/illustration.ts";
import { ironBow } from "../styles/colours.ts";

/**
 * How a thermal camera would see it: pictures are drawn in grey, where grey is temperature, and one filter colours
 * them all. Soft edges then pass through the palette by themselves.
 */

/** The surface temperatures in °C that the two ends of the palette stand for. */
export const range = temperatureScale;

/** The grey that a temperature in °C is drawn in, before the filter colours it: "#585858". */
export function grey(celsius: number): string {
  const share = Math.min(1, Math.max(0, (celsius - range.from) / (range.to - range.from)));
  return `#${hex(share * 255).repeat(3)}`;
}

/** The colour of a temperature in °C, for what is drawn without the filter: "#d64a3c". */
export function colour(celsius: number): string {
  const place =
    Math.min(1, Math.max(0, (celsius - range.from) / (range.to - range.from))) * (ironBow.length - 1);
  const below = Math.min(Math.floor(place), ironBow.length - 2);
  const [from, to] = [channels(ironBow[below] ?? ""), channels(ironBow[below + 1] ?? "")];
  return `#${from.map((value, index) => hex(value + ((to[index] ?? 0) - value) * (place - below))).join("")}`;
}

/** Red, green and blue from 0 to 255. */
export function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, "0");
}
