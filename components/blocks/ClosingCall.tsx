import type { ReactNode } from "react";
import { mainPhone } from "../../data/model/facts.ts";
import type { Phone } from "../../data/model/schema/phone.ts";
import { PhoneLink } from "../links/PhoneLink.tsx";
import { Section } from "./Section.tsx";

type ClosingCallProps = {
  readonly heading: string;
  /** The main number, unless another is given. */
  readonly phone?: Phone;
  /** What the page was about, beside the number if there is room; without it, the number takes all the width. */
  readonly picture?: ReactNode;
  /** The same along the lower edge. */
  readonly edge?: ReactNode;
  readonly children?: ReactNode;
};

/** The end of a page: what to do now, and the phone number as large as the page allows. */
export function ClosingCall({ heading, phone = mainPhone, picture, edge, children }: ClosingCallProps) {
  return (
    <Section
      heading={heading}
      tone="hot"
      className={picture ? "closing-call closing-call-beside" : "closing-call"}
    >
      {children}
      <p className="closing-call-number">
        <PhoneLink phone={phone} className="closing-call-phone" />
      </p>
      <div className="closing-call-picture full-width drawing" aria-hidden="true">
        {picture ?? edge}
      </div>
    </Section>
  );
}
