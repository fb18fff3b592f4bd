import { towns } from "../../data/model/towns.ts";
import { percent } from "../styles/lengths.ts";
import { reach } from "./area-map.ts";

/** A town's disc lights up, and its ring all round, after a visitor follows a link to it, or while they point at its row. */
const lit = (state: ":target" | ":hover") =>
  towns.map(({ id, miles }) => {
    const map = `.area-map:has([id="${id}"]${state})`;
    const disc = `${map} [data-town="${id}"]{--disc:var(--white);fill:var(--soot);scale:1.4}`;
    return `${map}{--ring:${percent(reach(miles))}}${disc}`;
  });

export const css = `${lit(":target").join("")}@media (hover:hover){${lit(":hover").join("")}}`;
