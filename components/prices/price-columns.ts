import { type PricePlan, pricePlans } from "../../data/model/prices.ts";
import { edgeOf } from "../styles/edge.ts";
import { textWidth, widestWord } from "../styles/text-width.ts";

/** The width in radiators of the part of the ruler without a number, where it fades. */
const FADING = 4;

/** The width in radiators of a part of the ruler. */
export function rulerWidth({ from, to }: Pick<PricePlan, "from" | "to">): number {
  return to === null ? FADING : to - from + 1;
}

const plans = pricePlans;
export const widths = plans.map(rulerWidth);
export const widest = Math.max(...widths);

/** The ruler numbers every radiator, or every second, and so on: a phone has room for 14 numbers, a desktop for 42. */
export const step = Math.ceil(Math.max(widest / 14, widths.reduce((sum, width) => sum + width) / 42));

/** Room for the widest price, or for the word over it, in em. The display font's figures are wide. */
export const priceWidth = Math.max(textWidth("From"), ...plans.map(({ price }) => 1.05 * textWidth(price)));

/** Room for the widest word in a card's text, in rem. */
export const TEXT = 5.2;

/** The least width of a radiator in a column, in rem. */
export const radiatorWidth = 1.25 / step;

/** For each card in a column: its share of the width, its padding in rem, and room for its name's words in em. */
export const columns = plans.map((plan, index) => {
  const share = rulerWidth(plan);
  const alike = plans.filter((_, other) => widths[other] === share);
  const word = Math.max(...alike.map(({ name }) => widestWord(name)));
  return { share, word, padding: edgeOf(index, plans) ? 1.25 : 2.5 };
});

/**
 * The narrowest window, in rem, that has room for the cards side by side without breaking a word, and the largest
 * prices that then fit, in percent of the window's width.
 */
export const { columnsFrom, priceSize } = smallestWindow();

function smallestWindow() {
  for (let columnsFrom = 60; ; columnsFrom++) {
    for (let priceSize = 5.6; priceSize >= 4.5; priceSize -= 0.1) {
      if (columnsFrom > 125 || fits(columnsFrom, priceSize)) return { columnsFrom, priceSize };
    }
  }
}

/** The lengths are those of PriceCards.css. */
function fits(window: number, priceSize: number): boolean {
  const heading = Math.max(1.4, Math.min(0.019 * window, 1.9));
  const price = (priceSize / 100) * window;
  const least = columns.map(({ share, word, padding }) =>
    Math.max(share * radiatorWidth, padding + Math.max(heading * word, price * priceWidth, TEXT)),
  );
  return least.reduce((sum, width) => sum + width) <= 0.92 * window;
}
