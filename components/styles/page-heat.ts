import { navigation } from "../../data/copy/navigation.ts";
import { colour, range } from "../drawings/thermal.ts";
import { percent } from "./lengths.ts";

/** The temperatures of the first and the last page, in °C; those between them have even steps. */
const [coolest, warmest] = [25, 62.5];

/** How warm one of so many pages is, in the order of the navigation, in °C. */
export function pageHeat(index: number, count: number): number {
  return coolest + ((warmest - coolest) * index) / Math.max(1, count - 1);
}

/** The colour of the current page's mark in the header, and the place of its temperature on the footer's scale. */
export function heatStyles(path: string): string {
  const index = navigation.findIndex((entry) => entry.path === path);
  if (index < 0) return "";
  const celsius = pageHeat(index, navigation.length);
  const place = percent((celsius - range.from) / (range.to - range.from));
  return `.header{--mark:${colour(celsius)}}.footer{--heat-place:${place}}`;
}
