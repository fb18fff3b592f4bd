import type { Phone } from "../../data/model/phones.ts";

/** A phone number in a sentence; it looks like other links there, and never breaks. */
export function PhoneInText({ phone }: { readonly phone: Phone }) {
  return (
    <a className="phone-in-text" href={phone.href}>
      {phone.label}
    </a>
  );
}
