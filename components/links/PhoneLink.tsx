import type { Phone } from "../../data/model/schema/phone.ts";

type PhoneLinkProps = {
  readonly phone: Phone;
  /** true: "Call 0118 …" instead of the bare number. */
  readonly call?: boolean;
  readonly className?: string;
};

/** A phone number that calls when tapped. */
export function PhoneLink({ phone, call = false, className = "phone-link" }: PhoneLinkProps) {
  return (
    <a className={className} href={phone.href}>
      {call && <span className="phone-link-verb">Call&nbsp;</span>}
      {phone.label}
    </a>
  );
}
