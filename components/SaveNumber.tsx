import { href } from "../data/address.ts";
import { contactCardPath } from "../data/contact-card.ts";
import { mainPhone } from "../data/phones.ts";

/** Our number as a contact card, for the visitor who wants to call later. */
export function SaveNumber() {
  return (
    <>
      <p className="lede">Not ready to call? Keep {mainPhone.label} on your phone until you are.</p>
      <p>
        <a className="text-link" href={href(contactCardPath)}>
          Save our number (contact card)
        </a>
      </p>
    </>
  );
}
