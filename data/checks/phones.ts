import type { Problem } from "../../scripts/contract.ts";
import type { Phone } from "../phones.ts";
import { reportIn } from "./problem.ts";

const report = reportIn("phones");
const HINT = 'Write the number as people read it out, starting with 0: "0118 496 0123".';

/** Each number is British, with ten digits after the leading 0, and its link calls what its label says. */
export function phoneProblems(phones: readonly Phone[]): Problem[] {
  return phones.flatMap((phone) => {
    if (typeof phone !== "object") {
      const hint = 'Write phone( before it and ) behind it: phone("0118 496 0123")';
      return [report(phone, `“${phone}” is not written as a phone number.`, hint)];
    }
    const { label, href } = phone;
    const expected = `tel:+44${`${label}`.slice(1).replace(/\D/g, "")}`;
    const isBritish = /^0\d{2,5}( \d{3,6}){1,2}$/.test(label) && expected.length === "tel:+44".length + 10;
    if (!isBritish) return [report(label || 'phone("")', `“${label}” is not a British phone number.`, HINT)];
    return href === expected
      ? []
      : [report(label, `“${label}” would call ${href.replace("tel:", "")}.`, HINT)];
  });
}
