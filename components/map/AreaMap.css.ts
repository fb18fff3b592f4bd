import { tokens } from "../styles/colours.ts";
import { layout } from "./AreaMap.tsx";

const { numbers, names } = layout;

/** On a map of fewer pixels, as on a phone, names would hide the heat. */
const NAMES_FROM = 440;

/** Light labels for the miles in every scheme. Whether names fit, and how large they can be, depends on the towns. */
export const css = [
  `.area-map-miles rect{fill:${tokens.paper}}`,
  `.area-map>svg{--largest:${(100 / numbers.side).toFixed(2)}cqi}`,
  names &&
    `@container(min-width:${Math.max(Math.ceil(names.side * 13.4), NAMES_FROM)}px){.area-map>svg{--names:inline;--numbers:none;--largest:${(90 / names.side).toFixed(2)}cqi}}`,
].join("");
