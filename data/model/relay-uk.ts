import { mainPhone } from "./facts.ts";

const digits = `18001${mainPhone.label.replaceAll(" ", "")}`;

/**
 * The main number through Relay UK, whose assistants speak for callers who type: 18001, then the whole number with its
 * area code.
 */
export const relayPhone = {
  label: `18001 ${mainPhone.label}`,
  href: `tel:${digits}`,
  /** Digit by digit: screen readers would say "eighteen thousand and one". */
  spoken: digits.split("").join(" "),
} as const;
