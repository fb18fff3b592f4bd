import { wellShaped } from "./checks/shapes.ts";
import { owner as stated } from "./owner.ts";

/** The owner's facts, for all that show them; data/checks/ names those that are left out here. */
export const owner = wellShaped(stated);
