import type { Problem } from "../../contract.ts";
import type { CheckedPage } from "../page.ts";

/**
 * Control characters but for white space, halves of surrogate pairs, what Unicode keeps free of characters, and what
 * stands where a file was not read as it was written.
 */
const UNFIT = /[^\P{Cc}\t\n\f\r]|\p{Cs}|\p{Noncharacter_Code_Point}|\ufffd/gu;
/** Those and all surrogates; few pages hold one. Asked first, since it is asked five times as fast. */
const SUSPECT = /[^\t\n\f\r -~\xa0-\ud7ff\ue000-\ufdcf\ufdf0-\ufffc]/;

/** Is every character one that HTML can hold? Browsers drop or replace the others, or refuse the page. */
export function controlCharacters({ contents, from }: CheckedPage): Problem[] {
  if (!SUSPECT.test(contents)) return [];
  return [...new Set(contents.match(UNFIT))].map((character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    const message = `Holds the character U+${code}, which no page should.`;
    const hint =
      "Remove it; it may be invisible in an editor. U+FFFD: save the source as UTF-8, write it anew.";
    return { rule: "control-character", places: [from], text: character, message, hint };
  });
}
