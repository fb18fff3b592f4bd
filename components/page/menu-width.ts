import { navigation } from "../../data/copy/navigation.ts";
import { business } from "../../data/model/facts.ts";
import { mainPhone } from "../../data/model/phones.ts";
import { textWidth, widestWord } from "../styles/text-width.ts";

/** Left and right of the name and of the number, as shares of the window: see --margin. */
const MARGINS = 4 * 0.04;

/**
 * The widest window, in rem, without room for the header's links in a row: it shows a menu. A long name may take two
 * lines. The lengths are those of Header.css.
 */
export const menuWidth = Math.ceil((nameWidth(business.name) + linksWidth()) / (1 - MARGINS));

function nameWidth(name: string): number {
  const whole = textWidth(name);
  return 2.7 + 1.15 * Math.max(Math.min(whole, 10), widestWord(name), 0.6 * whole);
}

/** The current page's link is bold: one tenth wider. */
function linksWidth(): number {
  const widths = navigation.map(({ label }) => textWidth(label));
  const links = widths.reduce((sum, width) => sum + width + 1.8, 0) + Math.max(...widths) / 10;
  return links + 0.75 + 1.125 * textWidth(mainPhone.label);
}
