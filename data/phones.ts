/** A British phone number: as it is read out, and as a link calls it. */
export type Phone = { readonly label: `0${string}`; readonly href: `tel:+44${string}` };

/** In the navigation, the hero and the buttons. */
export const mainPhone = phone("0118 496 0123");

/** In the text of the closing call to action. */
export const closingPhone = phone("0118 496 0456");

export const phones: readonly Phone[] = [mainPhone, closingPhone];

/** Takes a number as it is read out; what a link calls follows from it. */
export function phone(label: Phone["label"]): Phone {
  return { label, href: `tel:+44${label.slice(1).replaceAll(" ", "")}` };
}
