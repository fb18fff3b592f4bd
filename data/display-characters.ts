import { business } from "./business.ts";
import { pricePlans } from "./prices.ts";
import { reasons } from "./reasons.ts";
import { towns } from "./towns.ts";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const others = `0123456789 !"%&'()+,-./:;?@£°–’`;

/** The names that the owner gives, which may have letters of any kind. */
const names = [business, ...pricePlans, ...towns, ...reasons].map(({ name }) => name).join("");

/**
 * Every character that headlines, figures and buttons may hold, because the file of their typeface holds no other.
 * After a change, `npm run font` cuts that file anew.
 */
export const displayCharacters = [...new Set(letters + others + names.normalize("NFC"))].join("");
