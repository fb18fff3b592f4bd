import { counted, pricePlans } from "../../data/prices.ts";
import { colour } from "../drawings/thermal.ts";
import { percent } from "../styles/lengths.ts";
import { rulerWidth, WALL } from "./RadiatorRuler.tsx";

const widths = counted(pricePlans).map(({ from, to }) => rulerWidth(from, to));
const widest = Math.max(...widths);

/** The ruler's background, and widths by number of radiators: of columns, or of the ruler's parts on a phone. */
export const css = [
  `.prices{--wall:${colour(WALL)};--columns:${widths.map((width) => `minmax(0,${width}fr)`).join(" ")}}`,
  ...[...new Set(widths)].map((width) => `[data-radiators="${width}"]{--share:${percent(width / widest)}}`),
].join("");
