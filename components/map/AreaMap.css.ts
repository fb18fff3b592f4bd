import { tokens } from "../styles/colours.ts";
import { layout } from "./AreaMap.tsx";

const { numbers, names } = layout;

/** Light labels for the miles in every scheme. Whether names fit, and how large they can be, depends on the towns. */
export const css = [
  `.area-map-miles rect{fill:${tokens.paper}}`,
  `.area-map>svg{--largest:${(100 / numbers.side).toFixed(2)}cqi}`,
  names &&
    `@container(min-width:${names.side * 12}px){.area-map>svg{--names:inline;--numbers:none;--largest:${(90 / names.side).toFixed(2)}cqi}}`,
].join("");
