import type { Problem, Todo } from "../../scripts/contract.ts";
import type { validForms } from "./facts.ts";
import { nameInForm, snakeCase } from "./form/keys.ts";
import { type OwnerFacts, ownerSchema } from "./schema/owner.ts";

type Forms = typeof validForms;

const DAY = 24 * 60 * 60 * 1000;
/** How many days a check of an external link stays valid. */
const CHECKED_DAYS = 90;

/** The numbers that Ofcom keeps free for fiction (ofcom.org.uk, "Telephone numbers for use in TV and radio drama"). */
const FICTION =
  /^(01(1[3-8]|[2-6]1)4960|01914980|02079460|02896496|02920180|01632960|07700900|08081570|09098790|03069990)/;
/** Addresses that nobody owns. */
const EXAMPLE = /(^|[./])example(\.(com|net|org))?$|\.(test|invalid|localhost)$/;

/** Names of companies, which the law asks for more. */
const COMPANY = /\b(ltd|limited|llp|plc)\.?$/i;

/** What the law requires, what fair prices and a fair guarantee need, then what visitors ask. */
const WANTED: readonly (readonly [fact: keyof OwnerFacts, blocks: boolean, message: string])[] = [
  ["legalIdentity", true, "The legal name and the address for service are missing; the law requires them."],
  ["vat", true, "It isn't known whether the prices include VAT."],
  ["guaranteeTerms", true, "The terms of the no-fix no-fee guarantee are missing."],
  ["email", false, "An e-mail address is missing; the E-Commerce Regulations 2002, reg. 6, ask for it."],
  [
    "cancellation",
    false,
    "How to cancel within 14 days is missing; the Consumer Contracts Regulations 2013, reg. 36, ask for it.",
  ],
  ["association", false, "Visitors ask: “Which association is that, and are you a member?”"],
  ["openingHours", false, "Visitors ask: “When can I ring?”"],
  ["insurance", false, "Visitors ask: “How can I tell that you are insured?”"],
  ["certificate", false, "Landlords ask: “What does the certificate certify?”"],
  ["priceConfirmation", false, "Visitors ask: “Will I know the final price before you start?”"],
  ["duration", false, "Visitors ask: “How long will it take?”"],
];

/** What a site at this address lacks before it can go live, and what visitors will ask for. */
export function todosOf(forms: Forms, origin: string, now = new Date()): readonly Todo[] {
  return [
    ...placeholders(forms.business, origin),
    ...missingFacts(forms.owner),
    ...missingRegistration(forms.owner),
    ...unansweredQuestions(forms.questions),
    ...unconfirmedPopularity(forms.prices),
    ...uncheckedLink(forms.business, now),
  ];
}

/** Numbers that nobody answers, an address that nobody owns and a name that nobody has confirmed. */
function placeholders({ facts, locationOf }: Forms["business"], origin: string): Todo[] {
  const todos: Todo[] = [];
  const add = (location: Omit<Problem, "message" | "hint">, message: string, hint: string) =>
    todos.push({ ...location, message, hint, blocks: true });
  for (const phone of ["mainPhone", "closingPhone"] as const) {
    const { label } = facts[phone];
    const message = `${label} is reserved for fiction; nobody answers it.`;
    if (FICTION.test(label.replace(/\D/g, ""))) add(locationOf(phone), message, "Write the real number.");
  }
  if (EXAMPLE.test(origin)) {
    const location = { file: "data/model/address.ts", searchFor: "process.env.SITE_URL" };
    const hint = "Set SITE_URL to the real address for each build.";
    add(location, `${origin} is an example, not the site's address.`, hint);
  }
  if (!facts.nameConfirmed) {
    const message = `Nobody has confirmed that the business is called ${facts.name}.`;
    const hint = 'Fix the name if it is wrong, then write name_confirmed = "yes".';
    add(locationOf("nameConfirmed"), message, hint);
  }
  return todos;
}

/** Facts that only the owner knows and hasn't stated. */
function missingFacts({ facts, locationOf }: Forms["owner"]): Todo[] {
  const isMissing = (fact: unknown) => fact === undefined || (Array.isArray(fact) && fact.length === 0);
  return WANTED.filter(([fact]) => isMissing(facts[fact])).map(([fact, blocks, message]) => {
    const hint = `Fill in ${nameInForm(fact, ownerSchema.entries)}, as the remark above it explains.`;
    return { ...locationOf(fact), message, hint, blocks };
  });
}

/** A company's site shows its number and where it is registered (Names and Trading Disclosures Regulations 2015, reg. 25). */
function missingRegistration({ facts: { legalIdentity }, locationOf }: Forms["owner"]): Todo[] {
  if (!legalIdentity || !COMPANY.test(legalIdentity.name)) return [];
  const lines = (["companyNumber", "registeredIn"] as const).filter((line) => !legalIdentity[line]);
  return lines.map((line) => {
    const name = snakeCase(line);
    const message = `${legalIdentity.name} is a company, but ${name} is empty; the law requires it.`;
    return { ...locationOf("legalIdentity", line), message, hint: `Fill in ${name}.`, blocks: true };
  });
}

function unansweredQuestions({ facts, locationOf }: Forms["questions"]): Todo[] {
  const hint = "Fill in answer; the remark below the question says what a good one covers.";
  return facts.questions.flatMap(({ question, answer, index }) => {
    const location = locationOf("question", index, "answer");
    return answer ? [] : { ...location, message: `Visitors ask: “${question}”`, hint, blocks: false };
  });
}

/** "Most Popular" is a claim. A single plan doesn't make it. */
function unconfirmedPopularity({ facts, locationOf }: Forms["prices"]): Todo[] {
  if (!facts.mostPopular || facts.mostPopularConfirmed || facts.plans.length === 1) return [];
  const message = `Nobody has confirmed that most customers choose ${facts.mostPopular}.`;
  const hint = 'Name the plan that most choose, then write most_popular_confirmed = "yes".';
  return [{ ...locationOf("mostPopularConfirmed"), message, hint, blocks: false }];
}

/** A link to another site, which may change, so a person must open it from time to time. */
function uncheckedLink({ facts, locationOf }: Forms["business"], now: Date): Todo[] {
  const { address, checked } = facts.microboreLink;
  const age = checked === undefined ? Infinity : (now.valueOf() - Date.parse(checked)) / DAY;
  if (age < CHECKED_DAYS + 1) return [];
  const message = `Nobody has checked ${address} within the last ${CHECKED_DAYS} days.`;
  const hint = "Open it. If it says what the link promises, write today's date into checked.";
  return [{ ...locationOf("microboreLink", "checked"), message, hint, blocks: checked === undefined }];
}
