import { colour } from "../drawings/thermal.ts";
import { em } from "../styles/lengths.ts";
import { columns, priceSize, priceWidth, radiatorWidth, TEXT, widest, widths } from "./price-columns.ts";
import { WALL } from "./RadiatorRuler.tsx";

const tracks = widths.map((width) => `minmax(min-content,${width}fr)`).join(" ");

/** The ruler's background, widths by number of radiators, and the largest prices that fit in columns. */
export const css = [
  `.prices{--wall:${colour(WALL)};--columns:${tracks};--price-width:${em(priceWidth)};--share:calc((100% - 2*var(--gutter))/${widest});--least:${radiatorWidth.toFixed(2)}rem;--least-text:max(${TEXT}rem,${priceWidth.toFixed(2)}*var(--price));--price:min(${priceSize.toFixed(1)}vw,${(priceSize * 1.2143).toFixed(1)}rem)}`,
  ...new Set(
    columns.map(
      ({ share, word }) => `[data-radiators="${share}"]{--radiators:${share};--word:${word.toFixed(2)}}`,
    ),
  ),
].join("");
