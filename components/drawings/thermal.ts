import { temperatureScale } from "../../data/copy/illustration.ts";
import { ironBow } from "../styles/colours.ts";

/** Drawings use grey for temperature, and one filter colours them. Thus soft edges pass through the whole palette. */

/** The temperatures in °C at the two ends of the palette. */
export const range = temperatureScale;

/** The grey for a temperature in °C, for drawings under the filter: "#585858". */
export function grey(celsius: number): string {
  const share = Math.min(1, Math.max(0, (celsius - range.from) / (range.to - range.from)));
  return `#${hex(share * 255).repeat(3)}`;
}

/** The wall behind radiators: the palette's second colour, which is also the ground of bands. */
export const wall = grey(17.5);

/** The colour of a temperature in °C, for drawings without the filter: "#d64a3c". */
export function colour(celsius: number): string {
  const step =
    Math.min(1, Math.max(0, (celsius - range.from) / (range.to - range.from))) * (ironBow.length - 1);
  const below = Math.min(Math.floor(step), ironBow.length - 2);
  const [from, to] = [channels(ironBow[below] ?? ""), channels(ironBow[below + 1] ?? "")];
  return `#${from.map((value, index) => hex(value + ((to[index] ?? 0) - value) * (step - below))).join("")}`;
}

/** Red, green and blue from 0 to 255. */
export function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, "0");
}
