import { contactCardPath } from "../../data/model/contact-card.ts";

/** For visitors who can't call now, or not by voice. */
export function SaveNumber() {
  return (
    <>
      <p className="screen-only">
        <a className="text-link" href={contactCardPath}>
          Save our number to your contacts
        </a>
      </p>
      <p>Deaf or speech-impaired? Dial 18001 before our number (Relay UK).</p>
    </>
  );
}
