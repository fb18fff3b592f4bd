import { plans } from "../../data/model/plans.ts";
import { partOf } from "./RadiatorRuler.tsx";

const count = plans.length;
/** In rows of up to four, none has a card alone. */
const columns = Math.ceil(count / Math.ceil(count / 4));
/** In one row, as wide as its part of the ruler, but with room for its price and most words. */
const widths = plans.map((plan) => {
  const { from, to } = partOf(plan);
  return count > 4 ? "minmax(0,1fr)" : `minmax(13rem,${to - from + 1}fr)`;
});
const values = plans.map((_, index) => index + 1);

/** The columns of cards side by side and the lines between them, and what the line below them says about a choice. */
export const css = [
  `.prices{--columns:${widths.slice(0, columns).join(" ")}}`,
  "@container (width >= 60rem){" +
    `.price-card:last-child{grid-column-start:${((count - 1) % columns) + 1};grid-column-end:-1}` +
    `.price-card:not(:nth-child(${columns}n + 1)) .price-card-plan{margin-inline-start:0;box-shadow:inset 1px 0 var(--rule)}}`,
  ".prices:has(:checked) .price-choice-0{display:none}",
  ...values.map((value) => `.prices:has([value="${value}"]:checked) .price-choice-${value}{display:block}`),
].join("");
