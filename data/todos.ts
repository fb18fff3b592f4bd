import type { Todo } from "../scripts/contract.ts";
import type { ExternalLink } from "./microbore-link.ts";
import type { OwnerFacts } from "./owner.ts";
import type { Phone } from "./phones.ts";

/** What must be known or done before the site goes live. Each function gives what its facts still lack. */

/** How long a link to somebody else's page counts as checked. */
const CHECKED_DAYS = 90;

/** The numbers that Ofcom keeps free for fiction (ofcom.org.uk, "Telephone numbers for use in TV and radio drama"). */
const FICTION =
  /^(01(1[3-8]|[2-6]1)4960|01914980|0207946|02896496|02920180|01632960|07700900|08081570|09098790|03069990)/;

/** Numbers that nobody answers. */
export function phoneTodos(phones: readonly Phone[]): Todo[] {
  return phones
    .filter(({ label }) => FICTION.test(label.replace(/\D/g, "")))
    .map(({ label }) => ({
      file: "data/phones.ts",
      text: `phone("${label}")`,
      what: `${label} is a number for fiction, which nobody answers.`,
      remedy: "Write the real number.",
    }));
}

/** An address that belongs to nobody. */
export function addressTodos(origin: string): Todo[] {
  if (!/(^|[./])example(\.(com|net|org))?$|\.(test|invalid|localhost)$/.test(origin)) return [];
  return [
    {
      file: "data/address.ts",
      text: `"${origin}"`,
      what: `${origin} is an example, not the site's address.`,
      remedy: "Write the real address, or set SITE_URL to it for each build.",
    },
  ];
}

/** Facts that the law or the prices ask for. */
export function ownerTodos({ legalIdentity, vat }: OwnerFacts): Todo[] {
  const place = { file: "data/owner.ts", text: "export const owner" };
  const name = "The legal name and the address for service are missing; the law asks for them.";
  const tax = "Nothing says whether the prices include VAT.";
  return [
    ...(legalIdentity ? [] : [{ ...place, what: name, remedy: "Add legalIdentity: { name, address }." }]),
    ...(vat ? [] : [{ ...place, what: tax, remedy: 'Add vat: "Prices include VAT.", or what is true.' }]),
  ];
}

/** Links to somebody else's pages, which may change: a person looks at them now and then. */
export function linkTodos(links: readonly ExternalLink[]): Todo[] {
  return links.map(({ href, checked }) => ({
    file: "data/microbore-link.ts",
    text: `checked: ${checked && `"${checked}"`}`,
    what: `Nobody has looked at ${href} in the last ${CHECKED_DAYS} days.`,
    remedy: "Open it, see that it says what the link promises, and write the day into checked.",
    done: checked ? { on: checked, days: CHECKED_DAYS } : undefined,
  }));
}
