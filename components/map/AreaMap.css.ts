import { towns } from "../../data/model/towns.ts";

/** A town's disc on the map lights up while a visitor points at its row, or after they follow a link to it. */
const lit = towns.map(({ id }) => `.area-map:has([id="${id}"]:is(:hover,:target)) [data-town="${id}"]`);

export const css = `${lit.join(",")}{--disc:var(--white);fill:var(--soot);scale:1.6}`;
