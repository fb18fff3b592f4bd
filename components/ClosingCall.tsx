import type { ReactNode } from "react";
import { closingPhone } from "../data/phones.ts";
import { PhoneLink } from "./PhoneLink.tsx";

/** The last thing on a page: what to do now, and the number to call, as large as the page allows. */
export function ClosingCall({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children?: ReactNode;
}) {
  return (
    <section className="closing-call">
      <h2>{heading}</h2>
      {children}
      <p>
        Call us on <PhoneLink phone={closingPhone} className="closing-call-phone" />
      </p>
    </section>
  );
}
