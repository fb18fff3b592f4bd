import { reasons } from "../copy/reasons.ts";
import { business } from "./facts.ts";
import { pricePlans } from "./prices.ts";
import { towns } from "./towns.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const others = `0123456789 !"%&'()+,-./:;?@£°–’`;

/** The owner's names, which may contain any letters. */
const names = [business, ...pricePlans, ...towns, ...reasons].map(({ name }) => name).join("");

/**
 * Every character that headlines, figures and buttons may contain, because their font file has no others. After a
 * change, run `npm run font`.
 */
export const displayCharacters = [...new Set(letters + others + names.normalize("NFC"))].join("");
