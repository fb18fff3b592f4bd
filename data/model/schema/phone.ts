import * as v from "valibot";
import { shortened } from "../form/messages.ts";
import { text } from "../form/texts.ts";

/** A British phone number. */
export type Phone = {
  /** As people read it out: "0118 496 0123". */
  readonly label: string;
  /** For machines: "+441184960123". */
  readonly international: `+44${string}`;
  /** The address that calls it. */
  readonly href: `tel:+44${string}`;
};

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
  text,
  v.check(
    (written) => nationalFormat(written) !== undefined,
    ({ input }) => messageFor(`${input}`),
  ),
  v.transform((written): Phone => {
    const national = nationalFormat(written) ?? written;
    // The owner's own groups, "0118 49 60 123", are how people know the number.
    const label = /^0[1-9]\d*( \d+)+$/.test(written) ? written : national;
    const international = `+44${national.slice(1).replaceAll(" ", "")}` as const;
    return { label, international, href: `tel:${international}` };
  }),
);

/** "0118 496 0123"; undefined for what isn't a British number. */
export function nationalFormat(written: string): string | undefined {
  const digits = digitsOf(written);
  const parts = PARTS.map((pattern) => pattern.exec(digits)).find((found) => found !== null);
  return parts?.slice(1).join(" ");
}

/** "01184960123", whatever stands between the digits and before them. */
export const digitsOf = (written: string) => written.replace(BETWEEN_DIGITS, "").replace(/^(\+|00)440?/, "0");

function messageFor(written: string): string {
  const digits = digitsOf(written);
  const example = 'Write one number with its area code, such as "0118 496 0123".';
  if (written === "") return example;
  const number = `“${shortened(written)}”`;
  if (/^(\+|00)/.test(digits)) return `${number} isn't British. ${example}`;
  if (/\D/.test(digits)) return `${number} has more than digits and spaces. ${example}`;
  if (!digits.startsWith("0")) return `${number} doesn't begin with 0. ${example}`;
  if (digits.length === 11) return `${number} has an area code that doesn't exist. ${example}`;
  return `${number} has ${digits.length} digits, too ${digits.length < 11 ? "few" : "many"}. ${example}`;
}
