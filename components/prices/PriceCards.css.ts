import { colour } from "../drawings/thermal.ts";
import { em } from "../styles/lengths.ts";
import { columns, priceSize, priceWidth, TEXT, widest, widths } from "./price-columns.ts";
import { WALL } from "./RadiatorRuler.tsx";

const tracks = columns.map(({ share, word, radiators, padding }) => {
  const least = `max(${radiators.toFixed(1)}rem,${padding}rem + max(${word.toFixed(2)}*var(--size-h3),var(--least)))`;
  return `minmax(${least},${share}fr)`;
});

/** The ruler's background, widths by number of radiators, and the largest prices that fit in columns. */
export const css = [
  `.prices{--wall:${colour(WALL)};--columns:${tracks.join(" ")};--price-width:${em(priceWidth)};--least:max(${TEXT}rem,${priceWidth.toFixed(2)}*var(--price));--share:calc((100% - 2*var(--gutter))/${widest});--price:min(${priceSize.toFixed(1)}vw,${(priceSize * 1.2143).toFixed(1)}rem)}`,
  ...[...new Set(widths)].map((width) => `[data-radiators="${width}"]{--radiators:${width}}`),
].join("");
