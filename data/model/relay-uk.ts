import { mainPhone } from "./facts.ts";

/** What callers dial before a number to reach it through Relay UK, whose assistants speak for those who type. */
export const RELAY_PREFIX = "18001";

/** The main number through Relay UK: the prefix, then the whole number with its area code. */
export const relayPhone = {
  label: `${RELAY_PREFIX} ${mainPhone.label}`,
  href: `tel:${RELAY_PREFIX}${mainPhone.label.replaceAll(" ", "")}`,
} as const;
