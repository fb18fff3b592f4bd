import * as v from "valibot";
import { isNot } from "../form/messages.ts";
import { corrected } from "../form/texts.ts";

/** A British phone number as people read it out, "0118 496 0123", and the address that calls it. */
export type Phone = { readonly label: string; readonly href: `tel:+44${string}` };

/** Spaces, hyphens, dots, slashes and brackets between digits; `\s` includes the non-breaking space. */
export const BETWEEN_DIGITS = /[\s()./\u2010-\u2015\u2212-]/g;

/** The parts of a number, by its first digits (Ofcom, "The National Telephone Numbering Plan"). */
const PARTS = [
  /^(02[03489])(\d{4})(\d{4})$/,
  /^(011[3-8]|01[2-69]1|03\d\d|08\d\d)(\d{3})(\d{4})$/,
  /^(0800)(\d{6})$/,
  /^(01[2-9](?!1)\d\d)(\d{5,6})$/,
  /^(07\d{3})(\d{6})$/,
];

/** A number, however it is written: "01189 000 111", "(0118) 900 0111", "+44 (0)118 900-0111". */
export const phone = v.pipe(
  corrected(
    (text) => nationalFormat(text) ?? text,
    v.pipe(
      v.string(),
      v.check(
        (text) => nationalFormat(text) !== undefined,
        isNot("a British phone number", 'Write one number only, with its area code: "0118 496 0123".'),
      ),
    ),
  ),
  v.transform((label): Phone => ({ label, href: `tel:+44${label.slice(1).replaceAll(" ", "")}` })),
);

/** "0118 496 0123"; undefined for what isn't a British number. */
export function nationalFormat(text: string): string | undefined {
  const digits = text.replace(BETWEEN_DIGITS, "").replace(/^(\+|00)440?/, "0");
  const parts = PARTS.map((pattern) => pattern.exec(digits)).find((found) => found !== null);
  return parts?.slice(1).join(" ");
}
