import { contactCardPath } from "../../data/model/contact-card.ts";

/** Our number as a contact card, for visitors who can't call now. */
export function SaveNumber() {
  return (
    <p className="screen-only">
      <a className="text-link" href={contactCardPath}>
        Can’t call now? Save our number
      </a>
    </p>
  );
}
