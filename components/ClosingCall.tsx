import type { ReactNode } from "react";
import { closingPhone } from "../data/phones.ts";
import { PhoneLink } from "./PhoneLink.tsx";

type ClosingCallProps = {
  readonly heading: string;
  /** A mark of heat that says what the page was about. */
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
};

/** The last thing on a page: what to do now, and the number to call, as large as the page allows. */
export function ClosingCall({ heading, picture, children }: ClosingCallProps) {
  return (
    <section className="closing-call">
      <h2>{heading}</h2>
      {children}
      <p>
        Call us on <PhoneLink phone={closingPhone} className="closing-call-phone" />
      </p>
      {picture}
    </section>
  );
}
