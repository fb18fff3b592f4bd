import type { Todo } from "../scripts/contract.ts";
import type { ExternalLink } from "./microbore-link.ts";
import type { Phone } from "./phones.ts";

/** What the site lacks before it can go live. Each function returns what is missing from its facts. */

/** How many days a check of an external link stays valid. */
const CHECKED_DAYS = 90;

/** The numbers that Ofcom keeps free for fiction (ofcom.org.uk, "Telephone numbers for use in TV and radio drama"). */
const FICTION =
  /^(01(1[3-8]|[2-6]1)4960|01914980|0207946|02896496|02920180|01632960|07700900|08081570|09098790|03069990)/;

/** Numbers that nobody answers. */
export function phoneTodos(phones: readonly Phone[]): Todo[] {
  return phones
    .filter(({ label }) => FICTION.test(label.replace(/\D/g, "")))
    .map(({ label }) => ({
      rule: "placeholder",
      places: ["data/phones.ts"],
      text: `phone("${label}")`,
      message: `${label} is reserved for fiction; nobody answers it.`,
      hint: "Write the real number.",
      blocks: true,
    }));
}

/** Addresses that nobody owns. */
export function addressTodos(origin: string): Todo[] {
  if (!/(^|[./])example(\.(com|net|org))?$|\.(test|invalid|localhost)$/.test(origin)) return [];
  return [
    {
      rule: "placeholder",
      places: ["data/address.ts"],
      text: `"${origin}"`,
      message: `${origin} is an example, not the site's address.`,
      hint: "Write the real address, or set SITE_URL to it for each build.",
      blocks: true,
    },
  ];
}

type Business = { readonly name: string; readonly nameConfirmed: boolean };

/** A name that the owner has not confirmed. */
export function nameTodos({ name, nameConfirmed }: Business): Todo[] {
  if (nameConfirmed) return [];
  return [
    {
      rule: "unconfirmed-name",
      places: ["data/business.ts"],
      text: "nameConfirmed",
      message: `Nobody has confirmed that the business is called ${name}.`,
      hint: "Fix the name if it is wrong, then write nameConfirmed: true.",
      blocks: true,
    },
  ];
}

/** Links to other sites, which may change, so a person must open them from time to time. */
export function linkTodos(links: readonly ExternalLink[]): Todo[] {
  const hint = "Open it. If it says what the link promises, write today's date into checked.";
  return links.map(({ href, checked }) => {
    const place = {
      rule: "unchecked-link",
      places: ["data/microbore-link.ts"],
      text: `checked: ${checked && `"${checked}"`}`,
      hint,
    };
    if (checked === null) return { ...place, blocks: true, message: `Nobody has ever checked ${href}.` };
    const message = `${href} was last checked on ${checked}, which is not in the last ${CHECKED_DAYS} days.`;
    return { ...place, blocks: false, message, done: { on: checked, days: CHECKED_DAYS } };
  });
}
