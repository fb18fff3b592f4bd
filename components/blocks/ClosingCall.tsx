import type { ReactNode } from "react";
import { mainPhone } from "../../data/model/facts.ts";
import type { Phone } from "../../data/model/schema/phone.ts";
import { PhoneLink } from "../links/PhoneLink.tsx";
import { Sentences } from "./Sentences.tsx";

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
    <section className="closing-call" data-picture={picture ? true : undefined}>
      <h2>
        <Sentences text={heading} />
      </h2>
      {children}
      <p>
        <PhoneLink phone={phone} className="closing-call-phone" />
      </p>
      {picture ?? edge}
    </section>
  );
}
