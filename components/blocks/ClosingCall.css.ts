import { closingPhone, mainPhone } from "../../data/model/facts.ts";

/** The widest that characters of a number are in the display face, as they are spaced here, in em. */
const widths: Readonly<Record<string, number>> = { " ": 0.16, "1": 0.32 };
const DIGIT = 0.6;

const widthOf = (label: string) => [...label].reduce((sum, each) => sum + (widths[each] ?? DIGIT), 0);
const widest = Math.max(...[mainPhone, closingPhone].map(({ label }) => widthOf(label)));

/** How wide a number is, in em. */
export const css = `.closing-call{--number:${widest.toFixed(2)}}`;
