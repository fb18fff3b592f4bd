import { towns } from "../../data/model/towns.ts";

/** A town's row in the list and its disc on the map, which lights up while a visitor points at the row or came for it. */
const lit = towns.map(({ id }) => `.area-map:has([id="${id}"]:is(:hover,:target)) [data-town="${id}"]`);

export const css = `${lit.join(",")}{--disc:var(--white);fill:var(--soot);scale:1.6}`;
