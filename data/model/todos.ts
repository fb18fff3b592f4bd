import type { Todo } from "../../scripts/contract.ts";
import { headingOf } from "./form/headings.ts";
import type { forms } from "./forms.ts";
import { placeholdersIn } from "./placeholders.ts";
import { ownerSchema } from "./schema/owner.ts";

type Forms = typeof forms;
type OwnerForm = Forms["owner"]["values"];

const DAY = 24 * 60 * 60 * 1000;
/** How many days a check of an external link stays valid. */
const CHECKED_DAYS = 90;

/** A word in the legal name of a company, of which the law asks more. */
const COMPANY = /\b(ltd|limited|llp|plc)\b/i;

/** What the law requires, what fair prices and a fair guarantee need, then what visitors ask. */
const WANTED: readonly (readonly [name: keyof OwnerForm, blocks: boolean, message: string])[] = [
  ["legal_identity", true, "The legal name and the address for service are missing; the law requires them."],
  ["vat", true, "It isn't known whether the prices include VAT."],
  ["guarantee_terms", true, "The terms of the no-fix no-fee guarantee are missing."],
  ["email", false, "An e-mail address is missing (E-Commerce Regulations 2002, reg. 6)."],
  ["cancellation", false, "How to cancel is missing (Consumer Contracts Regulations 2013, reg. 36)."],
  ["association", false, "Visitors ask: “Which association is that, and are you a member?”"],
  ["opening_hours", false, "Visitors ask: “When can I ring?”"],
  ["insurance", false, "Visitors ask: “How can I tell that you are insured?”"],
  ["certificate", false, "Landlords ask: “What does the certificate certify?”"],
  ["price_confirmation", false, "Visitors ask: “Will I know the final price before you start?”"],
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
function* ofBusiness({ values, locationOf }: Forms["business"], origin: string, now: Date): Iterable<Todo> {
  for (const { message } of placeholdersIn(origin)) {
    const hint = "Set SITE_URL to the real address for each build.";
    yield { file: "data/model/address.ts", searchFor: "process.env.SITE_URL", message, hint, blocks: true };
  }
  if (!values.name_confirmed) {
    const message = `Nobody has confirmed that the business is called ${values.name}.`;
    const hint = 'Fix the name if it is wrong, then write name_confirmed = "yes".';
    yield { ...locationOf("name_confirmed"), message, hint, blocks: true };
  }
  const { address, checked } = values.microbore_link;
  const age = checked === undefined ? Infinity : (now.valueOf() - Date.parse(checked)) / DAY;
  if (age < CHECKED_DAYS + 1) return;
  const message = `Nobody has checked ${address} within the last ${CHECKED_DAYS} days.`;
  const hint = "Open it. If it says what the link promises, write today's date into checked.";
  yield { ...locationOf("microbore_link", "checked"), message, hint, blocks: checked === undefined };
}

/** Facts that only the owner knows and hasn't stated. */
function* ofOwner({ values, locationOf }: Forms["owner"]): Iterable<Todo> {
  for (const [name, blocks, message] of WANTED) {
    const hint = `Fill in ${headingOf(name, ownerSchema.entries)}, as the comment above it explains.`;
    if (isUnknown(values[name])) yield { ...locationOf(name), message, hint, blocks };
  }
}

/** Whether a form states nothing: no text or group, or only empty blocks. */
const isUnknown = (fact: OwnerForm[keyof OwnerForm]) =>
  Array.isArray(fact) ? fact.every((block) => block === undefined) : fact === undefined;

/** A company's site shows its number and where it is registered (Names and Trading Disclosures Regulations 2015, reg. 25). */
function* ofCompany({ values: { legal_identity: identity }, locationOf }: Forms["owner"]): Iterable<Todo> {
  if (!identity || !COMPANY.test(identity.name)) return;
  for (const name of ["company_number", "registered_in"] as const) {
    const message = `${identity.name} is a company, but ${name} is empty; the law requires it.`;
    const todo = { ...locationOf("legal_identity", name), message, hint: `Fill in ${name}.`, blocks: true };
    if (!identity[name]) yield todo;
  }
}

function* ofQuestions({ values, locationOf }: Forms["questions"]): Iterable<Todo> {
  const hint = "Fill in answer; the comment below the question says what a good one covers.";
  for (const [index, block] of values.question.entries()) {
    if (!block || block.answer) continue;
    const location = locationOf("question", index, "answer");
    yield { ...location, message: `Visitors ask: “${block.question}”`, hint, blocks: false };
  }
}

/** "Most Popular" is a claim. A single plan doesn't make it. */
function* ofPrices({ values, locationOf }: Forms["prices"]): Iterable<Todo> {
  const { most_popular, most_popular_confirmed, plan: blocks } = values;
  const isOnlyPlan = blocks.filter((plan) => plan !== undefined).length === 1;
  if (!most_popular || most_popular_confirmed || isOnlyPlan) return;
  const message = `Nobody has confirmed that most customers choose ${most_popular}.`;
  const hint = 'Name the plan that most choose, then write most_popular_confirmed = "yes".';
  yield { ...locationOf("most_popular_confirmed"), message, hint, blocks: false };
}
