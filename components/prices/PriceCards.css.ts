import { colour } from "../drawings/thermal.ts";
import { em } from "../styles/lengths.ts";
import { priceSize, priceWidth, radiatorWidth, widest, widths } from "./price-columns.ts";
import { WALL } from "./RadiatorRuler.tsx";

const columns = widths.map((width) => `minmax(min-content,${width}fr)`).join(" ");

/** The ruler's background, widths by number of radiators, and the largest prices that fit in columns. */
export const css = [
  `.prices{--wall:${colour(WALL)};--columns:${columns};--price-width:${em(priceWidth)};--share:calc((100% - 2*var(--gutter))/${widest});--least:${radiatorWidth}rem;--price:min(${priceSize.toFixed(1)}vw,${(priceSize * 1.2143).toFixed(1)}rem)}`,
  ...[...new Set(widths)].map((width) => `[data-radiators="${width}"]{--radiators:${width}}`),
].join("");
