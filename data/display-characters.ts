const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join("");

/**
 * Every character that headlines, figures and buttons may hold, because the file of their typeface holds no other.
 * After a change, `npm run font` cuts that file anew.
 */
export const displayCharacters = `${printableAscii}£°–—‘’“”·×→`;
