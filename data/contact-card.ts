import { canonical } from "./address.ts";
import { business } from "./business.ts";
import { mainPhone } from "./phones.ts";

/** Where the contact card lies: for telephones, which keep it. */
export const contactCardPath = "/contact.vcf";

/** Our number as a contact card (vCard 3.0, RFC 2426, which every telephone reads; its lines end in CRLF). */
export const contactCard = [
  "BEGIN:VCARD",
  "VERSION:3.0",
  `N:${escaped(business.name)};;;;`,
  `FN:${escaped(business.name)}`,
  `ORG:${escaped(business.name)}`,
  `TITLE:${escaped(business.trade)}`,
  `TEL;TYPE=WORK,VOICE:${mainPhone.href.slice("tel:".length)}`,
  `URL:${canonical("/")}`,
  "X-ABSHOWAS:COMPANY",
  "END:VCARD",
  "",
].join("\r\n");

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}
