import { layout } from "./AreaMap.tsx";

const { numbers, names } = layout;

/** From which size on the map shows names, and how large its text can be: that depends on where the towns lie. */
export const css = [
  `.area-map>svg{--largest:${(100 / numbers.side).toFixed(2)}cqi}`,
  names &&
    `@container(min-width:${names.side * 12}px){.area-map>svg{--names:inline;--numbers:none;--largest:${(90 / names.side).toFixed(2)}cqi}}`,
].join("");
