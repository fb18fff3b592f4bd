import { wellShaped } from "./checks/shapes.ts";
import { owner as stated } from "./owner.ts";

/** The owner's valid facts, for display; data/checks/ reports the others. */
export const owner = wellShaped(stated);
