import { tokens } from "../styles/colours.ts";
import { layout } from "./AreaMap.tsx";

const { numbers, names } = layout;

/** The paper of the light scheme behind the miles in any scheme, and from which size on the map shows names, and how large its text can be: that depends on where the towns lie. */
export const css = [
  `.area-map-miles rect{fill:${tokens.paper}}`,
  `.area-map>svg{--largest:${(100 / numbers.side).toFixed(2)}cqi}`,
  names &&
    `@container(min-width:${names.side * 12}px){.area-map>svg{--names:inline;--numbers:none;--largest:${(90 / names.side).toFixed(2)}cqi}}`,
].join("");
