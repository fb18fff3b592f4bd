import { canonical } from "./address.ts";
import { hoursText } from "./dates.ts";
import { business, mainPhone, owner } from "./facts.ts";

/** The address of the contact card, which visitors can save on their phones. */
export const contactCardPath = "/contact.vcf";

/** vCard gives these characters a special meaning and reads "\\n" as a line break. */
const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");

/** Folds a line after every 60 characters; the next begins with a space. A line should have at most 75 octets. */
const folded = (line: string) => line.replace(/.{60}(?=.)/gu, "$&\r\n ");

const { legalIdentity, openingHours, email } = owner;
const address = legalIdentity && [legalIdentity.street, legalIdentity.town, "", legalIdentity.postcode];
const notes = [business.trade, legalIdentity?.name, ...openingHours.map(hoursText)].filter(
  (note) => note !== undefined,
);

/** Our details as a contact card (vCard 3.0, RFC 2426, which all phones read; lines end in CRLF). */
export const contactCard = [
  "BEGIN:VCARD",
  "VERSION:3.0",
  `N:${escaped(business.name)};;;;`,
  `FN:${escaped(business.name)}`,
  `ORG:${escaped(business.name)}`,
  `TEL;TYPE=WORK,VOICE:${mainPhone.international}`,
  ...(email ? [`EMAIL;TYPE=INTERNET:${email}`] : []),
  ...(address ? [`ADR;TYPE=WORK:;;${address.map(escaped).join(";")};United Kingdom`] : []),
  `URL:${canonical("/")}`,
  `NOTE:${escaped(notes.join("\n"))}`,
  "X-ABSHOWAS:COMPANY",
  "END:VCARD",
  "",
]
  .map(folded)
  .join("\r\n");
