import type { Phone } from "../../data/model/schema/phone.ts";

type PhoneLinkProps = {
  readonly phone: Phone;
  /** true: a button, "Call 0118 …", instead of the bare number. */
  readonly call?: boolean;
  readonly className?: string;
};

/** A phone number that calls when tapped. */
export function PhoneLink({ phone, call = false, className }: PhoneLinkProps) {
  return (
    <a className={className ?? (call ? "phone-link call-button" : "phone-link")} href={phone.href}>
      {call && <span className="phone-link-verb">Call&nbsp;</span>}
      {phone.label}
    </a>
  );
}
