/** A British phone number as people read it out, and its tel: address. */
export type Phone = { readonly label: `0${string}`; readonly href: `tel:+44${string}` };

/** In the navigation, the hero, the buttons and everywhere else. */
export const mainPhone = phone("0118 496 0123");

/** In the closing call to action of Home, and nowhere else. */
export const closingPhone = phone("0118 496 0456");

export const phones: readonly Phone[] = [mainPhone, closingPhone];

/** A number as people read it out; the link is derived from it. */
export function phone(label: Phone["label"]): Phone {
  return { label, href: `tel:+44${`${label}`.slice(1).replaceAll(" ", "")}` };
}
