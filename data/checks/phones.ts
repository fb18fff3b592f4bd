import type { Problem } from "../../scripts/contract.ts";
import type { Phone } from "../phones.ts";
import { problem } from "./problem.ts";

/** Each number is British, with ten digits after the leading 0, and its link calls what its label says. */
export function phoneProblems(phones: readonly Phone[]): Problem[] {
  return phones.flatMap((phone) => {
    if (typeof phone !== "object") {
      const message = `“${phone}” is not written as a phone number has to be.`;
      return [
        problem("phones", phone, message, 'Write phone( before it and ) behind it: phone("0118 496 0123")'),
      ];
    }
    const { label, href } = phone;
    const expected = `tel:+44${`${label}`.slice(1).replace(/\D/g, "")}`;
    const hint = 'Write the number as people read it out, starting with 0: "0118 496 0123".';
    const isBritish = /^0\d{2,5}( \d{3,6}){1,2}$/.test(label) && expected.length === "tel:+44".length + 10;
    if (!isBritish)
      return [problem("phones", label || 'phone("")', `“${label}” is not a British phone number.`, hint)];
    if (href === expected) return [];
    return [problem("phones", label, `“${label}” would call ${href.replace("tel:", "")}.`, hint)];
  });
}
