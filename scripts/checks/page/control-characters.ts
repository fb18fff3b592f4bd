import type { CheckedPage, Finding } from "../page.ts";

/** Control characters except white space, unpaired surrogates, non-characters, and U+FFFD from a wrong encoding. */
const INVALID = /[^\P{Cc}\t\n\f\r]|\p{Cs}|\p{Noncharacter_Code_Point}|\ufffd/gu;

/** Does HTML allow every character? Browsers drop or replace the others. */
export function controlCharacters({ contents }: CheckedPage): Finding[] {
  return [...new Set(contents.match(INVALID))].map((character) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    const message = `Contains the character U+${code}, which HTML doesn't allow.`;
    const hint =
      "Remove it; editors may hide it. For U+FFFD, save the file as UTF-8 and retype the character.";
    return { rule: "control-character", text: character, message, hint };
  });
}
