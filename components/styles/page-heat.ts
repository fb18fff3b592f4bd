import { navigation } from "../../data/copy/navigation.ts";
import { colour, range } from "../drawings/thermal.ts";
import { percent } from "./lengths.ts";

/** How warm each page is, in the order of the navigation, in °C. */
const temperatures = [25, 36.4, 47.5, 55, 62.5];
/** In the dark, the first two have lighter colours. */
const inTheDark = ["#7069e0", "#c04aa6"];

/** The colour of the current page's mark, and the place of its temperature on the footer's scale. */
export function heatStyles(path: string): string {
  const index = navigation.findIndex((entry) => entry.path === path);
  const celsius = temperatures[index];
  if (!celsius) return "";
  const place = percent((celsius - range.from) / (range.to - range.from));
  const light = `:root{--mark:${colour(celsius)};--heat-place:${place}}`;
  const lighter = inTheDark[index];
  return light + (lighter ? `@media (prefers-color-scheme:dark){:root{--mark:${lighter}}}` : "");
}
