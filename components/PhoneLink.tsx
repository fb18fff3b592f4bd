import type { ReactNode } from "react";
import type { Phone } from "../data/phones.ts";

/** A number that calls when touched and can be read out, copied and printed. */
export function PhoneLink({
  phone,
  before,
  className = "phone-link",
}: {
  readonly phone: Phone;
  readonly before?: ReactNode;
  readonly className?: string;
}) {
  return (
    <a className={className} href={phone.href}>
      {before}
      {phone.label}
    </a>
  );
}
