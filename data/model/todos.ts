import type { Todo } from "../../scripts/contract.ts";
import { nameInForm, snakeCase } from "./form/keys.ts";
import type { forms } from "./forms.ts";
import { placeholdersIn } from "./placeholders.ts";
import { type OwnerFacts, ownerSchema } from "./schema/owner.ts";

type Forms = typeof forms;

const DAY = 24 * 60 * 60 * 1000;
/** How many days a check of an external link stays valid. */
const CHECKED_DAYS = 90;

/** Names of companies, which the law asks for more. */
const COMPANY = /\b(ltd|limited|llp|plc)\.?$/i;

/** What the law requires, what fair prices and a fair guarantee need, then what visitors ask. */
const WANTED: readonly (readonly [fact: keyof OwnerFacts, blocks: boolean, message: string])[] = [
  ["legalIdentity", true, "The legal name and the address for service are missing; the law requires them."],
  ["vat", true, "It isn't known whether the prices include VAT."],
  ["guaranteeTerms", true, "The terms of the no-fix no-fee guarantee are missing."],
  ["email", false, "An e-mail address is missing (E-Commerce Regulations 2002, reg. 6)."],
  ["cancellation", false, "How to cancel is missing (Consumer Contracts Regulations 2013, reg. 36)."],
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
    ...ofBusiness(forms.business, origin, now),
    ...ofOwner(forms.owner),
    ...ofCompany(forms.owner),
    ...ofQuestions(forms.questions),
    ...ofPrices(forms.prices),
  ];
}

/** Its address, its name and its link to another site, which a person must open from time to time. */
function* ofBusiness({ facts, locationOf }: Forms["business"], origin: string, now: Date): Iterable<Todo> {
  for (const { message } of placeholdersIn(origin)) {
    const hint = "Set SITE_URL to the real address for each build.";
    yield { file: "data/model/address.ts", searchFor: "process.env.SITE_URL", message, hint, blocks: true };
  }
  if (!facts.nameConfirmed) {
    const message = `Nobody has confirmed that the business is called ${facts.name}.`;
    const hint = 'Fix the name if it is wrong, then write name_confirmed = "yes".';
    yield { ...locationOf("nameConfirmed"), message, hint, blocks: true };
  }
  const { address, checked } = facts.microboreLink;
  const age = checked === undefined ? Infinity : (now.valueOf() - Date.parse(checked)) / DAY;
  if (age < CHECKED_DAYS + 1) return;
  const message = `Nobody has checked ${address} within the last ${CHECKED_DAYS} days.`;
  const hint = "Open it. If it says what the link promises, write today's date into checked.";
  yield { ...locationOf("microboreLink", "checked"), message, hint, blocks: checked === undefined };
}

/** Facts that only the owner knows and hasn't stated. */
function* ofOwner({ facts, locationOf }: Forms["owner"]): Iterable<Todo> {
  for (const [fact, blocks, message] of WANTED) {
    const hint = `Fill in ${nameInForm(fact, ownerSchema.entries)}, as the remark above it explains.`;
    if ([facts[fact] ?? []].flat().length === 0) yield { ...locationOf(fact), message, hint, blocks };
  }
}

/** A company's site shows its number and where it is registered (Names and Trading Disclosures Regulations 2015, reg. 25). */
function* ofCompany({ facts: { legalIdentity }, locationOf }: Forms["owner"]): Iterable<Todo> {
  if (!legalIdentity || !COMPANY.test(legalIdentity.name)) return;
  for (const line of ["companyNumber", "registeredIn"] as const) {
    const name = snakeCase(line);
    const message = `${legalIdentity.name} is a company, but ${name} is empty; the law requires it.`;
    const todo = { ...locationOf("legalIdentity", line), message, hint: `Fill in ${name}.`, blocks: true };
    if (!legalIdentity[line]) yield todo;
  }
}

function* ofQuestions({ facts, locationOf }: Forms["questions"]): Iterable<Todo> {
  const hint = "Fill in answer; the remark below the question says what a good one covers.";
  for (const { question, index } of facts.questions.filter(({ answer }) => !answer)) {
    const location = locationOf("question", index, "answer");
    yield { ...location, message: `Visitors ask: “${question}”`, hint, blocks: false };
  }
}

/** "Most Popular" is a claim. A single plan doesn't make it. */
function* ofPrices({ facts, locationOf }: Forms["prices"]): Iterable<Todo> {
  if (!facts.mostPopular || facts.mostPopularConfirmed || facts.plans.length === 1) return;
  const message = `Nobody has confirmed that most customers choose ${facts.mostPopular}.`;
  const hint = 'Name the plan that most choose, then write most_popular_confirmed = "yes".';
  yield { ...locationOf("mostPopularConfirmed"), message, hint, blocks: false };
}
