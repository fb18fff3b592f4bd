import { counted, pricePlans } from "../../data/prices.ts";
import { percent } from "../styles/lengths.ts";
import { rulerWidth } from "./RadiatorRuler.tsx";

const widths = counted(pricePlans).map(({ from, to }) => rulerWidth(from, to));
const widest = Math.max(...widths);

/** As wide as its radiators: on a desk each plan's column, on a phone its part of the ruler beside the longest. */
export const css = [
  `.prices{--columns:${widths.map((width) => `minmax(0,${width}fr)`).join(" ")}}`,
  ...[...new Set(widths)].map((width) => `[data-radiators="${width}"]{--share:${percent(width / widest)}}`),
].join("");
